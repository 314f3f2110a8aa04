import { openUserMenu } from '../support/guests.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';

const HOME = '/grand-plaza/dashboard/hotel';
const LABEL = 'What are you looking for?';

test.beforeEach(async ({ page, request }) => {
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
});

test('LIST-30 a guest finds a listing while typing, from home and from the header', async ({
  page,
}) => {
  await page.goto(HOME);
  await page.getByRole('main').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByLabel(LABEL)).toBeFocused();
  await page.keyboard.type('saint clem');
  await page.getByRole('link', { name: /Saint Clement/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saint Clement');
  // The header has space for three entries; the fixture remote has one of them.
  await openUserMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByLabel(LABEL), 'the last search').toHaveValue('saint clem');
  await page.keyboard.type('restarant');
  await page.getByRole('link', { name: /^Restaurants Local Area/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/local-area\/restaurants$/);
});

test('LIST-31 LIST-60 shows that the search worker failed, and Retry starts another', async ({
  page,
}) => {
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

test('LIST-88 from 960 px the header shows search as a field, which focuses an open search', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(HOME);
  const field = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await expect(field.getByText('Search')).toBeInViewport();
  await expect.poll(async () => (await field.boundingBox())?.width).toBeGreaterThan(120);
  await field.click();
  await expect(page.getByLabel(LABEL)).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByLabel(LABEL)).not.toBeFocused();
  await field.click();
  await expect(page.getByLabel(LABEL)).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(field).toBeHidden();
});
