import type { Page } from '@playwright/test';
import { pressWithoutFocus } from '../support/focus.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { breakFiles, down, releaseFiles } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

const HOME = '/grand-plaza/dashboard/hotel';

/** The script of a screen did not come. */
const failed = (page: Page, screen: string) =>
  page.waitForEvent('requestfailed', (request) => request.url().includes(`/async/${screen}.`));

/** The line of facts below the greeting: in a row only by the screen's own stylesheet. */
const facts = (page: Page) => page.getByRole('main').getByRole('list').first();
const drawn = (page: Page) => facts(page).evaluate((list) => getComputedStyle(list).display);

test.beforeEach(async ({ page, request }) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
});

test('FAULT-01 a screen that cannot be prefetched takes nothing from the look of the one in view', async ({
  page,
}) => {
  await page.goto(HOME);
  await expect(facts(page)).toBeVisible();
  const display = await drawn(page);
  expect(display).not.toBe('block');
  await breakFiles(page, releaseFiles('mfe-hotel', '*', '**/quick-info*'), down);
  const gaveUp = failed(page, 'quick-info');
  await page.getByRole('link', { name: 'Parking' }).focus();
  await gaveUp;
  expect(await drawn(page)).toBe(display);
});

test('FAULT-07 a screen that opens by Retry looks as it should, and has the focus', async ({
  page,
}) => {
  await page.goto(HOME);
  await expect(facts(page)).toBeVisible();
  const display = await drawn(page);
  const heal = await breakFiles(page, releaseFiles('mfe-hotel', '*', '**/home*.js'), down);
  await page.reload();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await heal();
  await retry.click();
  await expect(facts(page)).toBeVisible();
  expect(await drawn(page)).toBe(display);
  await expect(page.getByRole('main')).toBeFocused();
});

test('FAULT-07 a screen that opens by Retry has the focus also where a press gave none to the button', async ({
  page,
}) => {
  await pressWithoutFocus(page);
  const heal = await breakFiles(page, releaseFiles('mfe-hotel', '*', '**/home*.js'), down);
  await page.goto(HOME);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await heal();
  await retry.click();
  await expect(facts(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
