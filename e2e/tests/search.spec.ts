import { openUserMenu } from '../support/guests.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';

const HOME = '/grand-plaza/dashboard/hotel';
const LABEL = 'What are you looking for?';

test.beforeEach(async ({ page, request }) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
});

test('LIST-30 from hotel home and from the header a guest finds a listing while typing', async ({
  page,
}) => {
  await page.goto(HOME);
  await page.getByRole('main').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByLabel(LABEL)).toBeFocused();
  await page.keyboard.type('saint clem');
  await page.getByRole('link', { name: /Saint Clement/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saint Clement');
  // The header has room for three entries; the tests' own remote has one of them.
  await openUserMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByLabel(LABEL), 'what was searched last').toHaveValue('saint clem');
  await page.keyboard.type('restarant');
  await page.getByRole('link', { name: /^Restaurants/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/local-area\/restaurants$/);
});

test('LIST-31 a worker that does not come is said, and Retry starts another', async ({ page }) => {
  const started = page.waitForEvent('worker');
  await page.goto('/grand-plaza/dashboard/search');
  const file = (await started).url();
  await page.context().route(file, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Search is not ready.')).toBeVisible();
  await page.context().unroute(file);
  await page.getByLabel(LABEL).fill('saint clem');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: /Saint Clement/ })).toBeVisible();
});
