import { runClockUntilVisible, stopClock } from '../support/clock.ts';
import { hydratedPage } from '../support/document.ts';
import { createHotel, createSignedInGuest, storeSession } from '../support/hotels.ts';
import { hold } from '../support/network/calls.ts';
import { gatewayWithProvider, respondJson } from '../support/servers/stub-provider.ts';
import { expect, test } from '../support/test.ts';

test('API-02 a GET with a response after 60 s succeeds', async ({ page, request }) => {
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
  const release = await hold(page, '/hotels/grand-plaza/quick-info');
  await stopClock(page);
  await page.goto('/grand-plaza/dashboard/hotel/quick-info');
  await runClockUntilVisible(page, hydratedPage(page).getByRole('tab', { name: 'Parking' }));
  await page.clock.runFor(65_000);
  release();
  await page.clock.resume();
  await expect(page.getByRole('tabpanel').getByText('15:00')).toBeVisible();
});

test('API-43 renders profile, login, home and Quick Info of a hotel with unknown fields and without optional fields', async ({
  page,
  request,
}) => {
  const { hotel, guest } = await createHotel(request, {});
  const bare = { id: hotel.id, slug: hotel.slug, stars: 5, chain: { name: 'Elsewhere' } };
  const records = [
    { ...bare, settings: null, categories: null, city: null, description: null },
    { ...bare, settings: [{ app_name: 'Elsewhere', layout: 'grid', allow_checkin: 1 }] },
  ];
  for (const record of records) {
    const gateway = await gatewayWithProvider((incoming, response) => {
      if (incoming.url === `/hotels/${hotel.slug}`)
        respondJson(response, 200, { status: true, data: record, version: 3 });
      else if (incoming.url?.endsWith('/quick-info'))
        respondJson(response, 200, { status: true, data: { id: 1, minibar: 'free' } });
      else respondJson(response, 200, { status: true, data: [] });
    });
    try {
      await page.goto(`${gateway.url}/${hotel.slug}/profile`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(`${gateway.url}/${hotel.slug}/login`);
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
      await storeSession(page, guest, gateway.url);
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
