import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DatePicker } from './date-picker.tsx';

let sent = '';

function Form({ start = '' }: { start?: string }) {
  const [day, setDay] = useState(start);
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

test('AUTH-21 an arrival date is chosen in a sheet, repeated in words, and can be cleared', async () => {
  const screen = await render(<Form />);
  const field = screen.getByRole('button', { name: /^Arrival Date: / });
  await expect.element(field).toHaveTextContent('Choose a day');
  await field.click();
  await screen.getByRole('button', { name: /November 27, 2026/ }).click();
  await screen.getByRole('button', { name: 'Friday, November 27' }).click();
  expect(sent).toBe('2026-11-27');
  await expect.element(field).toHaveTextContent('Friday, November 27, 2026');

  await field.click();
  await screen.getByRole('button', { name: 'Clear' }).click();
  expect(sent).toBe('');
});

test('days before today cannot be chosen', async () => {
  const screen = await render(<Form />);
  await screen.getByRole('button', { name: /^Arrival Date: / }).click();
  await expect.element(screen.getByRole('button', { name: /November 20, 2026/ })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: /November 21, 2026/ })).toBeEnabled();
});

test('closing the sheet changes nothing', async () => {
  const screen = await render(<Form start="2026-12-24" />);
  await screen.getByRole('button', { name: /^Arrival Date: / }).click();
  await screen.getByRole('button', { name: /December 25, 2026/ }).click();
  (screen.getByRole('dialog').element() as HTMLDialogElement).requestClose();
  expect(sent).toBe('2026-12-24');
});
