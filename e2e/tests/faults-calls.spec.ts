import type { Page } from '@playwright/test';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { respondWith } from '../support/network/calls.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

const HOME = '/grand-plaza/dashboard/hotel';

const firstCard = (page: Page) => page.getByRole('main').getByRole('link', { name: /Explore/ });

/** Responses of a portal or a broken provider, by the path of the call. */
const NONSENSE = {
  '/categories/get-menu-items/*': { text: '{"status": true, "data": [{"id": 1, "na' },
  '/categories/get-child-categories/*': { text: '<!doctype html><h1>Welcome to the wifi</h1>' },
  '/weather?*': { status: 204 },
  '/hotels/**': { json: { status: 'yes', data: { id: 'x', slug: 7 } } },
  '/hotels/*/quick-info': { json: null },
};

test.beforeEach(async ({ page, request }) => {
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
});

test('FAULT-20 SHELL-14 shows or logs responses of another shape, keeps the page working, and recovers with Retry', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  for (const [path, answer] of Object.entries(NONSENSE)) await respondWith(page, path, answer);
  await page.goto(HOME);
  await expect(page.getByRole('heading', { name: 'Welcome to Grand Plaza' })).toBeVisible();
  await expect(page.getByText('Failed to fetch child category', { exact: true })).toBeVisible();
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await expect.poll(() => logged.join('\n')).toMatch(/hotel categories did not load/);
  await page.getByRole('link', { name: 'Parking' }).click();
  await expect(page.getByRole('tab', { name: 'Parking' })).toBeVisible();
  await expect(page.getByText('Failed to fetch quick info')).toBeVisible();
  await expect(toasts(page).getByRole('alert')).toHaveCount(0);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Valet parking');
  await page
    .getByRole('navigation', { name: 'Hotel' })
    .getByRole('link', { name: 'Dining' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dining' })).toBeVisible();
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('FAULT-25 a device with a wrong clock shows the hotel, with the date of the hotel', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-06-30T23:30:00Z'));
    await page.goto(HOME);
    await expect(page.getByText('Wednesday, July 1, 2026', { exact: true })).toBeVisible();
    await expect(firstCard(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'Check-In Info' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('15:00');
  });
});
