import { openHydrated } from '../support/document.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { hold } from '../support/network/calls.ts';
import { expect, test } from '../support/test.ts';

const HOME = '/grand-plaza/dashboard/hotel';

test('HOTEL-05 HOTEL-06 HOTEL-09 HOTEL-10 HOTEL-11 HOTEL-34 API-05 home shows address, date and weather, and links to quick info, forms and categories', async ({
  page,
  request,
}) => {
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
  const requested: string[] = [];
  page.on('request', (call) => {
    if (/weather/i.test(call.url())) requested.push(call.url());
  });
  // 23:30 in London; faults-calls.spec.ts tests another time zone.
  await page.clock.setFixedTime(new Date('2026-05-01T22:30:00Z'));
  const release = await hold(page, '/weather?*');
  await openHydrated(page, HOME);
  const main = page.getByRole('main');
  const banner = page.getByRole('region', { name: 'Grand Plaza' });
  await expect(banner.getByText('Friday, May 1, 2026', { exact: true })).toBeVisible();
  await expect(banner.locator('img[srcset]')).toHaveAttribute('src', /banner\.avif/);
  await expect(banner.getByText('12 Regent Square, London W1')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome to Grand Plaza' })).toBeVisible();
  await expect(
    page.getByText(
      'A calm address in the middle of everything. Tell us what would make tonight easier.',
      { exact: true },
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Read more' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Good to know' })).toBeVisible();
  await expect(page.locator('li strong', { hasText: 'day and night' })).toBeVisible();

  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  release();
  await expect(page.getByText(/^London, -?\d+°C$/)).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  const weather = '/api/weather?hotel=grand-plaza&city=London';
  expect(requested).toEqual([new URL(weather, page.url()).href]);
  expect(await page.content()).not.toMatch(/appid|WEATHER_KEY/i);

  const cards = main.getByRole('link', { name: /Explore/ });
  const names = ['Rooms & Suites', 'The Orangery', 'Vault Spa', 'Marble Pool', 'Map Room Bar'];
  await expect(cards).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await expect(cards.nth(index)).toContainText(name);
  await expect(cards.first()).toContainText('Quiet rooms over the garden or the square');
  await expect(cards.first().locator('img')).toHaveAttribute('src', /room\.avif/);
  await cards.first().click();
  await expect(page).toHaveURL(`${HOME}/rooms-suites`);
  await page.goBack();

  await expect(main.getByRole('link', { name: 'Pre Arrival' })).toHaveAttribute(
    'href',
    `${HOME}/pre-arrival`,
  );
  await main.getByRole('link', { name: 'Check in' }).click();
  await expect(page).toHaveURL(`${HOME}/check-in`);
  await page.goBack();

  const strip = page.getByRole('navigation', { name: 'Quick info' });
  await strip.getByRole('link', { name: 'Wifi Access' }).click();
  await expect(page).toHaveURL(`${HOME}/quick-info`);
  await expect(page.getByRole('tab', { name: 'Wifi Access' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByText('GrandPlaza-Guest')).toBeVisible();
  expect(await page.evaluate(() => history.state.usr)).toEqual({ tab: 'Wifi Access' });
});
