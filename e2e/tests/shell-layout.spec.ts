import type { Page } from '@playwright/test';
import { goTo, hydratedPage, openHydrated } from '../support/document.ts';
import { openUserMenu } from '../support/guests.ts';
import { createHotel, createSignedInGuest, storeSession } from '../support/hotels.ts';
import { requestsOf } from '../support/network/calls.ts';
import { expect, test } from '../support/test.ts';
import { waitForOverlay } from '../support/toasts.ts';

const HOME = '/grand-plaza/dashboard/hotel';
const DASHBOARD = '/grand-plaza/dashboard';

const banner = (page: Page) => page.getByRole('banner');
const bottomNav = (page: Page) => page.getByRole('navigation', { name: 'Hotel' });
const menuButton = (page: Page) => page.getByRole('button', { name: /^Menu of/ });
/** The last card of a category that is longer than the window. */
const lastCard = (page: Page) => page.getByRole('link', { name: /^Lantern Market/ });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrolled(page)).toBe(top);
}

test('SHELL-16 SHELL-12 SHELL-09 the dashboard is home; only its header is transparent, absolute and changes past 274 px; every navigation starts at the top, also Back', async ({
  page,
  request,
}) => {
  const welcome = page.getByRole('heading', { name: 'Welcome to Grand Plaza' });
  const isAtTop = () => expect.poll(() => scrolled(page)).toBe(0);
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
  await page.goto(`${DASHBOARD}/wellness`);
  await page.goto(DASHBOARD);
  await expect(page).toHaveURL(HOME);
  await expect(welcome).toBeVisible();

  await expect(hydratedPage(page)).toBeVisible();
  const headerStyle = () =>
    banner(page).evaluate((header) => {
      const { position, backgroundColor, backgroundImage } = getComputedStyle(header);
      return { position, backgroundColor, backgroundImage };
    });
  const start = await headerStyle();
  expect(start).toMatchObject({ position: 'absolute', backgroundColor: 'rgba(0, 0, 0, 0)' });
  await expect.poll(() => banner(page).boundingBox()).toMatchObject({ x: 0, y: 0 });
  await scrollPage(page, 274);
  expect(await headerStyle()).toEqual(start);
  await scrollPage(page, 275);
  await expect
    .poll(async () => (await headerStyle()).backgroundImage)
    .not.toBe(start.backgroundImage);
  const headerOpacity = () =>
    banner(page).evaluate((header) => {
      const brush = new OffscreenCanvas(1, 1).getContext('2d');
      if (!brush) throw new Error('There is no canvas');
      brush.fillStyle = getComputedStyle(header, '::before').backgroundColor;
      brush.fillRect(0, 0, 1, 1);
      return brush.getImageData(0, 0, 1, 1).data[3];
    });
  await expect.poll(headerOpacity, 'opaque').toBe(255);
  await scrollPage(page, 200);
  await expect.poll(headerStyle).toEqual(start);

  await bottomNav(page).getByRole('link', { name: 'Local Area' }).click();
  await expect(lastCard(page)).toBeVisible();
  await isAtTop();
  const elsewhere = await headerStyle();
  expect(elsewhere.position).not.toBe('absolute');
  await scrollPage(page, 300);
  expect(await headerStyle()).toEqual(elsewhere);

  await banner(page).getByRole('link', { name: 'Fixture 3' }).click();
  await expect(page).toHaveURL(`${DASHBOARD}/fixture/sample`);
  await isAtTop();
  await scrollPage(page, 300);
  await page.goBack();
  await expect(page).toHaveURL(`${DASHBOARD}/local-area`);
  await isAtTop();
  await page.goBack();
  await expect(welcome).toBeVisible();
  await isAtTop();
  await page.goBack();
  await expect(page).toHaveURL(`${DASHBOARD}/wellness`);
});

test("SHELL-10 SHELL-120 LIST-55 back goes one segment up, two below a child category, always to a page; the current category's entry is visible in the navigation", async ({
  page,
  request,
}) => {
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${DASHBOARD}/facilities`);
  const own = bottomNav(page).getByRole('link', { name: 'Facilities' });
  await expect(own).toHaveAttribute('aria-current', 'page');
  await expect(own).toBeInViewport({ ratio: 0.95 });
  await banner(page).getByRole('link', { name: 'Grand Plaza' }).click();
  await expect(page).toHaveURL(HOME);
  await bottomNav(page).evaluate((element) => element.scrollTo(0, 0));
  await page.goBack();
  await expect(own).toHaveAttribute('aria-current', 'page');
  await expect(own).toBeInViewport({ ratio: 0.95 });

  const back = page.getByRole('navigation', { name: 'Back' }).getByRole('link');
  await page.goto(`${DASHBOARD}/wellness/treatments/stone-bath/explore-details`);
  for (const path of ['wellness/treatments', 'wellness', 'hotel']) {
    await back.click();
    await expect(page).toHaveURL(`${DASHBOARD}/${path}`);
  }
  await expect(back).toHaveCount(0);
});

test("SHELL-51 SHELL-11 SHELL-90 SHELL-52 SHELL-15 SHELL-93 the first tab stop skips to the content; the header has its links; the user menu has avatar, 'Guest', Messages and Logout", async ({
  page,
  request,
}) => {
  const guest = await createSignedInGuest(request, 'grand-plaza');
  await storeSession(page, { ...guest, user: { ...guest.user, name: '\u{202e}zoe' } });
  await openHydrated(page, `${DASHBOARD}/wellness`);

  await test.step('the skip link', async () => {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect.poll(async () => (await skip.boundingBox())?.y).toBeLessThan(100);
    await expect(skip).not.toHaveCSS('clip-path', 'none');
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toHaveCSS('clip-path', 'none');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL(`${DASHBOARD}/wellness`);
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toBeVisible();
  });

  const logo = banner(page).getByRole('link', { name: 'Grand Plaza' });
  await test.step('the header', async () => {
    await expect(logo).toHaveAttribute('href', DASHBOARD);
    await expect(logo.getByRole('img')).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Call the hotel' })).toHaveAttribute(
      'href',
      'tel:+442079460110',
    );
    await expect(banner(page).getByRole('link', { name: 'Notifications' })).toHaveAttribute(
      'href',
      `${DASHBOARD}/notification`,
    );
  });

  const logout = page.getByRole('link', { name: 'Logout' });
  await test.step('the menu, whose avatar ignores an invisible character', async () => {
    await expect(menuButton(page)).toHaveText('Z');
    await expect(logout).toHaveCount(0);
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Guest', { exact: true })).toBeVisible();
    await expect(logout).toBeVisible();
    await menuButton(page).click();
    await expect(logout).toHaveCount(0);
    await menuButton(page).click();
    await page.keyboard.press('Escape');
    await expect(logout).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
  });

  await test.step('in forced colours the menu has a border and the current entry a mark', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const own = bottomNav(page).locator('[aria-current]');
    await expect(own).toHaveText('Wellness');
    const [mark, background] = await own.evaluate((link) => [
      getComputedStyle(link, '::before').backgroundColor,
      getComputedStyle(link.parentElement ?? link).backgroundColor,
    ]);
    expect(mark).not.toBe(background);
    await menuButton(page).click();
    const menu = page.locator(`[id="${await menuButton(page).getAttribute('aria-controls')}"]`);
    await expect(menu).toHaveCSS('border-top-width', '1px');
    await expect(menu).toHaveCSS('border-top-style', 'solid');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('the links of the menu', async () => {
    await page.getByRole('link', { name: 'Messages' }).click();
    await expect(page).toHaveURL(`${DASHBOARD}/messages`);
    await expect(logout, 'closed after a choice').toHaveCount(0);
    await logo.click();
    await expect(page).toHaveURL(HOME);
    const calls = requestsOf(page, '/logout');
    await openUserMenu(page);
    await logout.click();
    await expect(page).toHaveURL('/grand-plaza/login');
    await expect.poll(() => calls).toHaveLength(1);
  });
});

test("SHELL-11 SHELL-90 SHELL-13 SHELL-92 SHELL-15 without logo, phone and guest name shows 'Logo', no phone and 'U'; the navigation has categories with readable names and an icon or a blank", async ({
  page,
  request,
}) => {
  const { hotel, guest } = await createHotel(request, {
    phone: null,
    settings: { logo: null },
    categories: [
      { name: 'local_area-guide', slug: 'local-area', icon: null },
      { name: 'wellness', slug: 'wellness', icon: '/api/media/icons/wellness.svg' },
      { name: 'dining', slug: 'dining', icon: '/api/media/grand-plaza/icon-192.png' },
    ],
  });
  await storeSession(page, { ...guest, user: { ...guest.user, name: null } });
  await page.goto(`/${hotel.slug}/dashboard/hotel`);
  const logo = banner(page).getByRole('link', { name: 'Logo', exact: true });
  await expect(logo).toHaveText('Logo');
  await expect(logo).toHaveAttribute('href', `/${hotel.slug}/dashboard`);
  await expect(banner(page).getByRole('link', { name: 'Call the hotel' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu of User' })).toHaveText('U');

  const links = bottomNav(page).getByRole('link');
  await expect(links).toHaveText(['Local Area Guide', 'Wellness', 'Dining']);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    `/${hotel.slug}/dashboard/local-area`,
    `/${hotel.slug}/dashboard/wellness`,
    `/${hotel.slug}/dashboard/dining`,
  ]);
  const sources = () =>
    links.evaluateAll((all) =>
      all.map(({ firstElementChild: icon }) => {
        const art = icon?.querySelector('image')?.getAttribute('href');
        return art ?? icon?.getAttribute('src') ?? null;
      }),
    );
  await expect
    .poll(sources)
    .toEqual([
      null,
      expect.stringContaining('/api/media/icons/wellness.svg'),
      '/api/media/grand-plaza/icon-192.png',
    ]);
  const widths = await links.evaluateAll((all) =>
    all.map(({ firstElementChild: icon }) => icon?.getBoundingClientRect().width),
  );
  expect(new Set(widths).size, 'a blank has the same width').toBe(1);
  await links.first().click();
  await expect(page).toHaveURL(`/${hotel.slug}/dashboard/local-area`);
  await expect(links.first()).toHaveAttribute('aria-current', 'page');
  const foot = () => bottomNav(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
  await expect.poll(foot, 'at the bottom').toBe(844);
});

test('SHELL-25 the offline note covers no content permanently, above the navigation and on a page without one', async ({
  page,
  context,
  request,
}) => {
  const note = page.getByText('You are offline. What you see');
  for (const [path, seen] of [
    ['/grand-plaza/signup', 'Sign Up'],
    [HOME, 'Welcome to Grand Plaza'],
  ] as const) {
    if (path === HOME) await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: seen })).toBeVisible();
    await waitForOverlay(page);
    await context.setOffline(true);
    await expect(note).toBeVisible();
    // Cards requested earlier may still load and make the page longer.
    await expect(async () => {
      const foot = await page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        const elements = [...document.querySelectorAll('main :is(a, button, p, h2, h3)')];
        return Math.max(...elements.map((element) => element.getBoundingClientRect().bottom));
      });
      expect(foot).toBeGreaterThan(0);
      expect(foot).toBeLessThanOrEqual((await note.boundingBox())?.y ?? 0);
    }).toPass();
    await context.setOffline(false);
  }
});

test('SHELL-17 SHELL-94 no link leads to a disabled feature; its addresses show that it is not available, with a link home', async ({
  page,
  request,
}) => {
  const UNAVAILABLE = [
    'chat',
    'messages',
    'messages/create',
    'notification',
    'message-mails',
    'hotel/check-in',
    'hotel/pre-arrival',
    'hotel/quick-info/enquire',
    'enquire',
    'dining/the-orangery/enquire',
    'book-spa',
    'requests',
  ].map((path) => `/harbour-house/dashboard/${path}`);
  const notAvailable = page.getByRole('heading', { name: 'This is not available at this hotel' });
  const welcome = page.getByRole('heading', { name: 'Welcome to Harbour House' });
  await storeSession(page, await createSignedInGuest(request, 'harbour-house'));

  await page.goto('/harbour-house/dashboard/hotel');
  for (const screen of [welcome, page.getByRole('tab', { name: 'Parking' })]) {
    await expect(screen).toBeVisible();
    await openUserMenu(page);
    await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
    const inside = await page
      .locator('a[href^="/harbour-house/dashboard"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(inside).toContain('/harbour-house/dashboard/hotel');
    expect(inside.filter((href) => UNAVAILABLE.includes(href ?? ''))).toEqual([]);
    await page.keyboard.press('Escape');
    if (screen === welcome) await page.getByRole('link', { name: 'Parking' }).click();
  }

  await page.goto(UNAVAILABLE[0] ?? '');
  await expect(notAvailable).toBeVisible();
  for (const address of UNAVAILABLE.slice(1)) {
    await page.getByRole('link', { name: 'Back to the hotel' }).click();
    await expect(welcome).toBeVisible();
    await goTo(page, address);
    await expect(notAvailable, address).toBeVisible();
    await expect(menuButton(page)).toBeVisible();
  }
});
