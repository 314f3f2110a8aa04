import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('AUTH-80 chooses an arrival date in a sheet, shows it in words and clears it', async () => {
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

/** Sets the page's language and direction, and the browser's language. */
function setLanguages(language: string, dir: string, own: string): void {
  const { lang } = document.documentElement;
  Object.assign(document.documentElement, { lang: language, dir });
  const spoken = vi.spyOn(navigator, 'languages', 'get').mockReturnValue([own]);
  onTestFinished(() => {
    Object.assign(document.documentElement, { lang, dir: '' });
    spoken.mockRestore();
  });
}

test.each([
  ['en', 'en-US', 'Sunday', 'November 2026', 'Friday, November 27, 2026'],
  ['en', 'en-GB', 'Monday', 'November 2026', 'Friday, November 27, 2026'],
  ['de', 'de-AT', 'Montag', 'November 2026', 'Freitag, 27. November 2026'],
  ['fr', 'fr-CA', 'dimanche', 'novembre 2026', 'vendredi 27 novembre 2026'],
])(
  'AUTH-63 AUTH-122 a calendar in %s for %s starts weeks on %s',
  async (page, own, first, month, day) => {
    setLanguages(page, 'ltr', own);
    const screen = await render(<Form />);
    await screen.getByRole('button', { name: /^Arrival Date: / }).click();
    await expect.element(screen.getByRole('grid', { name: month })).toBeVisible();
    const [weekday] = screen.container.querySelectorAll('thead th');
    expect(weekday?.ariaLabel).toBe(first);
    await expect.element(screen.getByRole('button', { name: day, exact: true })).toBeVisible();
  },
);

test('AUTH-63 AUTH-105 AUTH-122 right to left, the week is mirrored and its days have the locale’s digits', async () => {
  setLanguages('ar', 'rtl', 'ar-EG');
  const screen = await render(<Form />);
  await screen.getByRole('button', { name: /^Arrival Date: / }).click();
  const at = (name: string) => screen.getByRole('button', { name }).element();
  const left = (name: string) => at(name).getBoundingClientRect().left;
  await expect.poll(() => at('Previous month')).toBeVisible();
  const [first, second] = screen.container.querySelectorAll('thead th');
  expect(first?.ariaLabel).toBe('السبت');
  expect(first?.getBoundingClientRect().left).toBeGreaterThan(
    second?.getBoundingClientRect().left ?? 0,
  );
  expect(left('Previous month')).toBeGreaterThan(left('Next month'));
  const days = [...screen.container.querySelectorAll('td button')];
  expect(days.map(({ textContent }) => textContent)).toContain('٢٧');
});
