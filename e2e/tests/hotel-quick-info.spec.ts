import type { Page } from '@playwright/test';
import { hydratedPage, openHydrated } from '../support/document.ts';
import { preventFocusOnPress } from '../support/focus.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const QUICK_INFO = '/grand-plaza/dashboard/hotel/quick-info';
const TABS = ['Check-In Info', 'Parking', 'Wifi Access', 'Additional Amenities', 'Contact Info'];

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
// By name: the previous panel remains for a moment.
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });
const hero = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const enquire = (page: Page) => page.getByRole('link', { name: 'Enquire Now' });

const FACTS: Record<string, string[]> = {
  'Check-In Info': ['15:00', '11:00'],
  Parking: [
    'Valet parking at the main door, day and night.',
    '£38 a night',
    '£24 a day at Mortimer Street, four minutes on foot',
  ],
  'Wifi Access': [
    'Fast everywhere in the house, garden included.',
    'GrandPlaza-Guest',
    'velvet-harp-29',
  ],
  'Additional Amenities': [
    'Laundry',
    'Washed, pressed and back in your wardrobe',
    'Handed in before nine, back by six the same day. The bag hangs in your wardrobe.',
    'Bicycles',
    'Eight of them in the courtyard, with helmets and locks. Free for two hours.',
  ],
  'Contact Info': [
    'Somebody is at the desk day and night. No question is too small.',
    '+44 20 7946 0110',
    '+44 20 7946 0112',
    '+44 20 7946 0199',
    '06:00 to 01:00',
  ],
};
const IMAGES = ['key', 'parking', 'laptop', 'library', 'telephone'];

test('HOTEL-12 HOTEL-13 HOTEL-14 HOTEL-15 HOTEL-38 HOTEL-39 five tabs show picture, facts and an enquiry link, and the selected tab is kept', async ({
  page,
  request,
}) => {
  await preventFocusOnPress(page);
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
  await openHydrated(page, QUICK_INFO);
  await expect(page.getByRole('tab')).toHaveText(TABS);
  await expect(tab(page, 'Check-In Info')).toHaveAttribute('aria-selected', 'true');
  for (const [index, name] of TABS.entries()) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(hero(page, name).getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(hero(page, name).locator('img')).toHaveAttribute(
      'src',
      new RegExp(`/grand-plaza/${IMAGES[index]}\\.avif`),
    );
    await expect(page.locator('body'), 'a press does not focus').toBeFocused();
    for (const fact of FACTS[name] ?? []) await expect(panel(page, name)).toContainText(fact);
    await expect(enquire(page)).toBeVisible();
    if (index > 0) expect(await page.evaluate(() => history.state.usr)).toEqual({ tab: name });
  }
  await expect(
    panel(page, 'Contact Info').getByRole('link', { name: 'Call: Emergency' }),
  ).toHaveAttribute('href', 'tel:+442079460199');
  await page.reload();
  await expect(tab(page, 'Contact Info'), 'kept after a reload').toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(hydratedPage(page)).toBeVisible();
  await tab(page, 'Contact Info').focus();
  for (const name of ['Additional Amenities', 'Wifi Access']) {
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, name)).toBeFocused();
  }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel(page, 'Wifi Access')
    .getByRole('button', { name: /Password/ })
    .click();
  await expect(toast(page, 'Wifi password copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('velvet-harp-29');
  await expect(
    page.getByRole('img', { name: 'QR code that joins GrandPlaza-Guest' }),
  ).toBeVisible();

  await enquire(page).click();
  await expect(page).toHaveURL(`${QUICK_INFO}/enquire`);
  await expect(page.getByText('About Wifi Access', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(tab(page, 'Wifi Access')).toHaveAttribute('aria-selected', 'true');
});

test('HOTEL-15 shows no enquiry link at a hotel without forms', async ({ page, request }) => {
  await storeSession(page, await createSignedInGuest(request, 'harbour-house'));
  await page.goto('/harbour-house/dashboard/hotel/quick-info');
  for (const name of ['Check-In Info', 'Parking']) {
    await tab(page, name).click();
    await expect(hero(page, name)).toBeVisible();
    await expect(enquire(page)).toHaveCount(0);
  }
});
