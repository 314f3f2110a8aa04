import type { Page } from '@playwright/test';
import { watchPolicyViolations } from '../support/checks/policy.ts';
import { openHydrated } from '../support/document.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';

const bottomNav = (page: Page) => page.getByRole('navigation', { name: 'Hotel' });
const back = (page: Page) => page.getByRole('navigation', { name: 'Back' }).getByRole('link');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const listing = (page: Page, name: string) => page.getByRole('article', { name });

async function signInAt(
  page: Page,
  request: Parameters<typeof createSignedInGuest>[0],
  slug: string,
) {
  await storeSession(page, await createSignedInGuest(request, slug));
  return `/${slug}/dashboard`;
}

/** Collects requests to other origins and responds to them with an empty page. */
async function collectForeignRequests(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(/^https?:\/\/(?!localhost)/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' });
  });
  return requested;
}

test('LIST-01 LIST-05 LIST-13 LIST-14 LIST-22 LIST-44 LIST-55 navigates down to a grandchild category and up again', async ({
  page,
  request,
}) => {
  const dashboard = await signInAt(page, request, 'grand-plaza');
  await openHydrated(page, `${dashboard}/hotel`);
  await bottomNav(page).getByRole('link', { name: 'Local Area' }).click();
  await expect(title(page, 'Local Area')).toBeVisible();
  await page.getByRole('link', { name: /^Bars/ }).click();
  await expect(title(page, 'Bars')).toBeVisible();
  await page.getByRole('link', { name: 'Restaurants' }).click();
  await expect(page).toHaveURL(`${dashboard}/local-area/restaurants`);
  await expect(page.getByRole('article').first()).toContainText('Platinum Sponsored');
  await page.getByRole('switch', { name: 'Nearest first' }).click();
  await expect(page.getByRole('article').first()).toContainText('on foot');
  await expect(page).toHaveURL(/\/restaurants\?./);

  // A press anywhere on the card opens it.
  await listing(page, 'Holt & Larder').click();
  await expect(page).toHaveURL(
    `${dashboard}/local-area/restaurants/holt-and-larder/explore-details`,
  );
  await expect(page.getByText('One sitting at half past seven.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Book Now' }), 'kept').toBeVisible();
  await page.getByRole('link', { name: 'The Larder Counter' }).click();
  await expect(page).toHaveURL(/holt-and-larder\/larder-counter\/explore-details$/);
  await expect(title(page, 'The Larder Counter')).toBeVisible();

  await back(page).click();
  await expect(page).toHaveURL(`${dashboard}/local-area/restaurants`);
  await expect(title(page, 'Restaurants')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('switch', { name: 'Nearest first' }), 'still checked').toBeChecked();
});

test('LIST-54 LIST-15 listings of a hotel without forms link to no form', async ({
  page,
  request,
}) => {
  const dashboard = await signInAt(page, request, 'harbour-house');
  await openHydrated(page, `${dashboard}/hotel`);
  const toForms = page.locator('a[href*="enquire"], a[href*="/book-"]');
  await bottomNav(page).getByRole('link', { name: 'Local Area' }).click();
  await page.getByRole('link', { name: /^Restaurants/ }).click();
  await expect(listing(page, 'The Tarred Barrel')).toContainText('Book Now');
  await expect(listing(page, 'Salt & Lemon')).toBeVisible();
  await expect(toForms).toHaveCount(0);
  await listing(page, 'Salt & Lemon').getByRole('link', { name: 'Salt & Lemon' }).click();
  await expect(title(page, 'Salt & Lemon')).toBeVisible();
  await expect(toForms).toHaveCount(0);
  await page.goto(
    `${dashboard}/local-area/restaurants/salt-and-lemon/the-tarred-barrel/explore-details`,
  );
  await expect(page.getByText('No data available.')).toBeVisible();
  await back(page).click();
  await expect(title(page, 'Restaurants')).toBeVisible();
});

test('LIST-10 LIST-11 shows hostile content of a hotel as plain text', async ({
  page,
  request,
}) => {
  const dashboard = await signInAt(page, request, 'grand-plaza');
  const violations = await watchPolicyViolations(page);
  const foreign = await collectForeignRequests(page);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await openHydrated(page, `${dashboard}/local-area/lantern-market`);
  await listing(page, 'Curio Stall').getByRole('link', { name: 'Curio Stall' }).click();
  await expect(page.getByText('Sundays from nine, whatever the weather.')).toBeVisible();
  for (const text of ['The stall’s list', 'Everything is for sale.', 'one glass eye'])
    await page.getByText(text).click();
  const main = page.getByRole('main');
  await expect(main.locator('form, input, style, svg script, iframe, object, [style]')).toHaveCount(
    0,
  );
  for (const name of ['Call', 'Message', 'Website', 'E-mail', 'Book Now'])
    await expect(main.getByRole('link', { name })).toHaveCount(0);
  const hrefs = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.filter((href) => !/^(https:|tel:|mailto:|\/(?!\/))/.test(href))).toEqual([]);
  await expect(bottomNav(page), 'not covered').toBeInViewport();
  await expect(page).toHaveURL(/curio-stall\/explore-details$/);
  expect({ dialogs, foreign, violations }).toEqual({ dialogs: [], foreign: [], violations: [] });
  expect(new URL(await page.evaluate(() => document.baseURI)).host).toBe(new URL(page.url()).host);
});

test('LIST-06 LIST-12 loads maps and videos only on request', async ({ page, request }) => {
  const dashboard = await signInAt(page, request, 'grand-plaza');
  const violations = await watchPolicyViolations(page);
  const foreign = await collectForeignRequests(page);
  await page.goto(`${dashboard}/local-area/restaurants`);
  await expect(title(page, 'Restaurants')).toBeVisible();
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  const map = page.locator('iframe[title="Map: Restaurants"]');
  await expect(map).toBeFocused();
  await expect(map).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin/);
  // The iframe exists before it is fetched.
  const firstForeignRequest = expect.poll(() => foreign[0] ?? 'nothing');
  await firstForeignRequest.toMatch(
    /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=-0\.19150%2C51\.46860%2C-0\.09150%2C51\.56860/,
  );

  await page.goto(`${dashboard}/weddings`);
  foreign.length = 0;
  await page.getByRole('button', { name: /^Play video: A short video/ }).click();
  await expect(
    page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]'),
  ).toBeVisible();
  await firstForeignRequest.toContain('https://www.youtube-nocookie.com/embed/');
  expect(violations).toEqual([]);
});

test('LIST-16 LIST-61 LIST-20 opens content pages without a slug and by their correct spelling', async ({
  page,
  request,
}) => {
  const dashboard = await signInAt(page, request, 'grand-plaza');
  await page.goto('/dashboard/explore-doctors');
  await expect(page).toHaveURL(`${dashboard}/explore-doctors`);
  await expect(title(page, 'Doctors')).toBeVisible();
  await page.goto('/dashboard/explore-restaurants');
  await expect(page).toHaveURL(`${dashboard}/explore-resturants`);
  await expect(title(page, 'Restaurants')).toBeVisible();
});
