import { settleOn, stopClock } from '../support/clock.ts';
import { living } from '../support/document.ts';
import { enterAs, guestOf, newHotel } from '../support/hotels.ts';
import { gatewayBefore, json } from '../support/stub-provider.ts';
import { expect, test } from '../support/test.ts';
import { hold } from '../support/wire.ts';

test('API-02 a GET answered after 60 s still succeeds', async ({ page, request }) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  const release = await hold(page, '/hotels/grand-plaza/quick-info');
  await stopClock(page);
  await page.goto('/grand-plaza/dashboard/hotel/quick-info');
  await settleOn(page, living(page).getByRole('tab', { name: 'Parking' }));
  await page.clock.runFor(65_000);
  release();
  await page.clock.resume();
  await expect(page.getByRole('tabpanel').getByText('15:00')).toBeVisible();
});

test('API-04 a hotel with unknown fields and without optional ones shows all its screens', async ({
  page,
  request,
}) => {
  const { hotel, guest } = await newHotel(request, {});
  const bare = { id: hotel.id, slug: hotel.slug, stars: 5, chain: { name: 'Elsewhere' } };
  const records = [
    { ...bare, settings: null, categories: null, city: null, description: null },
    { ...bare, settings: [{ app_name: 'Elsewhere', layout: 'grid', allow_checkin: 1 }] },
  ];
  for (const record of records) {
    const gateway = await gatewayBefore((asked, response) => {
      if (asked.url === `/hotels/${hotel.slug}`)
        json(response, 200, { status: true, data: record, version: 3 });
      else if (asked.url?.endsWith('/quick-info'))
        json(response, 200, { status: true, data: { id: 1, minibar: 'free' } });
      else json(response, 200, { status: true, data: [] });
    });
    try {
      await page.goto(`${gateway.url}/${hotel.slug}/profile`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(`${gateway.url}/${hotel.slug}/login`);
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
      await enterAs(page, guest, gateway.url);
      for (const path of ['hotel', 'hotel/quick-info']) {
        await page.goto(`${gateway.url}/${hotel.slug}/dashboard/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
        await expect(page.getByText(/undefined|null|NaN/)).toHaveCount(0);
      }
    } finally {
      await gateway.stop();
    }
  }
});
