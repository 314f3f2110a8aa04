import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DatePicker } from './date-picker.tsx';

vi.mock('./calendar.tsx', () => {
  throw new Error('The calendar did not come');
});

let sent = '';

function Form() {
  const [day, setDay] = useState('');
  sent = day;
  return (
    <DatePicker
      id="arrival"
      label="Arrival Date"
      value={day}
      onChange={setDay}
      min={() => '2026-11-21'}
    />
  );
}

test("FAULT-40 renders the browser's date input if the calendar's code does not load", async () => {
  const screen = await render(<Form />);
  await screen.getByRole('button', { name: /^Arrival Date: / }).click();
  const field = screen.getByLabelText('Choose a day', { exact: true });
  await field.fill('2026-11-20');
  await expect.element(screen.getByRole('button', { name: 'Choose a day' })).toBeDisabled();
  await field.fill('2026-11-27');
  await screen.getByRole('button', { name: 'Friday, November 27' }).click();
  expect(sent).toBe('2026-11-27');
});
