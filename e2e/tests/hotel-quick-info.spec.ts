import type { Page } from '@playwright/test';
import { openHydrated } from '../support/document.ts';
import { pressWithoutFocus } from '../support/focus.ts';
import { enterAs, guestOf, newHotel } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const QUICK_INFO = '/grand-plaza/dashboard/hotel/quick-info';
const TABS = ['Check-In Info', 'Parking', 'Wifi Access', 'Additional Amenities', 'Contact Info'];

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
// By its name: the panel that was left stands beside it for a moment.
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name });
const hero = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const enquire = (page: Page) => page.getByRole('link', { name: 'Enquire Now' });

test.beforeEach(async ({ page, request }) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
});

test('HOTEL-12 five tabs, each with its setting image and Enquire Now', async ({ page }) => {
  await page.goto(QUICK_INFO);
  await expect(page.getByRole('tab')).toHaveText(TABS);
  await expect(tab(page, 'Check-In Info')).toHaveAttribute('aria-selected', 'true');
  const images = ['case', 'walk', 'room', 'spa', 'desk'];
  for (const [index, name] of TABS.entries()) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(hero(page, name).getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(hero(page, name).locator('img')).toHaveAttribute(
      'src',
      new RegExp(`/grand-plaza/${images[index]}\\.avif`),
    );
    await expect(enquire(page)).toBeVisible();
    if (index > 0) expect(await page.evaluate(() => history.state.usr)).toEqual({ tab: name });
  }
  await page.reload();
  await expect(tab(page, 'Contact Info'), 'kept through a reload').toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('HOTEL-12 choosing a tab leaves the focus where it is, also where a press gives none', async ({
  page,
}) => {
  await pressWithoutFocus(page);
  await page.goto(QUICK_INFO);
  await tab(page, 'Parking').click();
  await expect(hero(page, 'Parking')).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await tab(page, 'Parking').focus();
  await page.keyboard.press('ArrowRight');
  await expect(hero(page, 'Wifi Access')).toBeVisible();
  await expect(tab(page, 'Wifi Access')).toBeFocused();
});

test('HOTEL-12 without a setting image the default one stands in its place', async ({
  page,
  request,
}) => {
  const { hotel, guest } = await newHotel(request, {
    settings: { hotel_info_image: null, parking_image: null },
  });
  await enterAs(page, guest);
  await page.goto(`/${hotel.slug}/dashboard/hotel/quick-info`);
  for (const name of ['Check-In Info', 'Parking']) {
    await tab(page, name).click();
    await expect(hero(page, name).locator('img')).toHaveCount(0);
    const drawing = hero(page, name).locator('svg').first();
    await expect.poll(() => drawing.boundingBox()).toMatchObject({ width: 390 });
  }
  await tab(page, 'Wifi Access').click();
  await expect(hero(page, 'Wifi Access').locator('img')).toBeVisible();
});

test('HOTEL-13 Check-In Info, Parking and Wifi Access say their facts', async ({ page }) => {
  await page.goto(QUICK_INFO);
  await expect(panel(page, 'Check-In Info')).toContainText('15:00');
  await expect(panel(page, 'Check-In Info')).toContainText('11:00');
  await tab(page, 'Parking').click();
  await expect(panel(page, 'Parking')).toContainText(
    'Valet parking at the main door, day and night.',
  );
  await expect(panel(page, 'Parking')).toContainText('£38 a night');
  await expect(panel(page, 'Parking')).toContainText(
    '£24 a day at Mortimer Street, four minutes on foot',
  );
  await tab(page, 'Wifi Access').click();
  await expect(panel(page, 'Wifi Access')).toContainText(
    'Fast everywhere in the house, garden included.',
  );
  await expect(panel(page, 'Wifi Access')).toContainText('GrandPlaza-Guest');
  await expect(panel(page, 'Wifi Access')).toContainText('velvet-harp-29');
  await expect(
    page.getByRole('img', { name: 'QR code that joins GrandPlaza-Guest' }),
  ).toBeVisible();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await panel(page, 'Wifi Access')
    .getByRole('button', { name: /Password/ })
    .click();
  await expect(toast(page, 'Wifi password copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('velvet-harp-29');
});

test('HOTEL-14 Additional Amenities and Contact Info say their facts', async ({ page }) => {
  await page.goto(QUICK_INFO);
  await tab(page, 'Additional Amenities').click();
  for (const words of [
    'Laundry',
    'Washed, pressed and back in your wardrobe',
    'Handed in before nine, back by six the same day. The bag hangs in your wardrobe.',
    'Bicycles',
    'Eight of them in the courtyard, with helmets and locks. Free for two hours.',
  ]) {
    await expect(panel(page, 'Additional Amenities')).toContainText(words);
  }
  await tab(page, 'Contact Info').click();
  for (const words of [
    'Somebody is at the desk day and night. No question is too small.',
    '+44 20 7946 0110',
    '+44 20 7946 0112',
    '+44 20 7946 0199',
    '06:00 to 01:00',
  ]) {
    await expect(panel(page, 'Contact Info')).toContainText(words);
  }
  await expect(
    panel(page, 'Contact Info').getByRole('link', { name: 'Call: Emergency' }),
  ).toHaveAttribute('href', 'tel:+442079460199');
});

test('HOTEL-13 HOTEL-14 facts that the hotel has not given are left out', async ({
  page,
  request,
}) => {
  const { hotel, guest } = await newHotel(request, {
    quickInfo: {
      opening_time: null,
      closing_time: null,
      onsite_parking_rate: null,
      wifi_password: null,
      concierge: null,
    },
    amenities: [],
  });
  await enterAs(page, guest);
  await page.goto(`/${hotel.slug}/dashboard/hotel/quick-info`);
  for (const name of TABS) {
    await tab(page, name).click();
    await expect(panel(page, name)).toBeVisible();
    await expect(panel(page, name)).not.toContainText(/null|undefined/);
    await expect(panel(page, name)).toContainText(/\w/);
  }
});

test("HOTEL-15 'Enquire Now' opens the enquiry with the tab in state; absent where forms are off", async ({
  page,
  request,
}) => {
  await openHydrated(page, QUICK_INFO);
  await tab(page, 'Parking').click();
  await enquire(page).click();
  await expect(page).toHaveURL(`${QUICK_INFO}/enquire`);
  await expect(page.getByText('About Parking', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(tab(page, 'Parking')).toHaveAttribute('aria-selected', 'true');

  await enterAs(page, await guestOf(request, 'seaside-inn'));
  await page.goto('/seaside-inn/dashboard/hotel/quick-info');
  for (const name of TABS) {
    await tab(page, name).click();
    await expect(hero(page, name)).toBeVisible();
    await expect(enquire(page)).toHaveCount(0);
  }
});
