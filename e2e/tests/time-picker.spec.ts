import { openHydrated } from '../support/document.ts';
import { expect, test } from '../support/test.ts';

const HOURS = { '': 12, '0': 12, '13': 12, '99': 12, '-3': 12, x: 12, '1': 1, '7': 7, '12': 12 };
const MINUTES = { '': 0, '-5': 0, x: 0, '60': 59, '75': 59, '0': 0, '7': 7, '59': 59 };

test('AUTH-42 AUTH-65 the time: hour, minute, AM and PM, one of which is always chosen, PM at first', async ({
  page,
}) => {
  await page.goto('/grand-plaza/signup');
  const time = page.getByRole('group', { name: /^Arrival Time/ });
  await expect(time.getByLabel('Hour')).toHaveValue('');
  await expect(time.getByLabel('Minute')).toHaveValue('');
  await expect(time.getByRole('radio', { name: 'PM' })).toBeChecked();
  await time.getByRole('radio', { name: 'AM' }).check();
  await expect(time.getByRole('radio', { name: 'PM' })).not.toBeChecked();
});

for (const [label, cases] of [
  ['Hour', HOURS],
  ['Minute', MINUTES],
] as const) {
  test(`AUTH-42 leaving the ${label.toLowerCase()} corrects what is empty or out of range`, async ({
    page,
  }) => {
    await openHydrated(page, '/grand-plaza/signup');
    const part = page.getByRole('group', { name: /^Arrival Time/ }).getByLabel(label);
    for (const [typed, corrected] of Object.entries(cases)) {
      await part.fill('');
      await part.pressSequentially(typed);
      await part.blur();
      await expect
        .poll(async () => (await part.inputValue()).replace(/^0(?=\d)/, ''), `after "${typed}"`)
        .toBe(String(corrected));
    }
  });
}
