import type { Page } from '@playwright/test';
import { openHydrated } from '../support/document.ts';
import { openUserMenu } from '../support/guests.ts';
import { enterAs, guestOf, newHotel } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';
import { overlaid, toasts } from '../support/toasts.ts';
import { answerWith, callsOf } from '../support/wire.ts';

const HOME = '/grand-plaza/dashboard/hotel';
const DASHBOARD = '/grand-plaza/dashboard';

const banner = (page: Page) => page.getByRole('banner');
const bottomNav = (page: Page) => page.getByRole('navigation', { name: 'Hotel' });
const menuButton = (page: Page) => page.getByRole('button', { name: /^Menu of/ });
/** Of a category that is longer than the window. */
const lastCard = (page: Page) => page.getByRole('link', { name: /^Lantern Market/ });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrolled(page)).toBe(top);
}

async function openHome(page: Page): Promise<void> {
  await openHydrated(page, HOME);
  await expect(page.getByRole('heading', { name: 'Welcome to Grand Plaza' })).toBeVisible();
}

test.beforeEach(async ({ page, request }) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
});

test('SHELL-09 every change of route begins at the top, Back included', async ({ page }) => {
  await openHome(page);
  await scrollPage(page, 400);
  await bottomNav(page).getByRole('link', { name: 'Local Area' }).click();
  await expect(lastCard(page)).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollPage(page, 300);
  await banner(page).getByRole('link', { name: 'Fixture 3' }).click();
  await expect(page).toHaveURL(`${DASHBOARD}/fixture/sample`);
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollPage(page, 300);
  await page.goBack();
  await expect(page).toHaveURL(`${DASHBOARD}/local-area`);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome to Grand Plaza' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('SHELL-10 back goes one segment up, two below a child category, and never to no page', async ({
  page,
}) => {
  const back = page.getByRole('navigation', { name: 'Back' }).getByRole('link');
  for (const [from, to] of [
    ['wellness/treatments', 'wellness'],
    ['wellness', 'hotel'],
    ['hotel/quick-info', 'hotel'],
    ['wellness/treatments/stone-bath/explore-details', 'wellness/treatments'],
    ['notification', 'hotel'],
  ]) {
    await page.goto(`${DASHBOARD}/${from}`);
    await back.click();
    await expect(page).toHaveURL(`${DASHBOARD}/${to}`);
  }
  await expect(back).toHaveCount(0);
});

test('SHELL-11 header: logo, phone, notifications, user menu', async ({ page }) => {
  await page.goto(`${DASHBOARD}/wellness`);
  const logo = banner(page).getByRole('link', { name: 'Grand Plaza' });
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
  await expect(menuButton(page)).toBeVisible();
  await logo.click();
  await expect(page).toHaveURL(HOME);
});

test("SHELL-11 a hotel without logo and phone: the text 'Logo' and no phone", async ({
  page,
  request,
}) => {
  const { hotel, guest } = await newHotel(request, {
    hotel: { phone: null },
    settings: { logo: null },
  });
  await enterAs(page, guest);
  await page.goto(`/${hotel.slug}/dashboard/hotel`);
  const logo = banner(page).getByRole('link', { name: 'Logo', exact: true });
  await expect(logo).toHaveText('Logo');
  await expect(logo).toHaveAttribute('href', `/${hotel.slug}/dashboard`);
  await expect(banner(page).getByRole('link', { name: 'Call the hotel' })).toHaveCount(0);
});

test('SHELL-12 on hotel home the header is transparent and absolute, changes past 274 px; elsewhere not', async ({
  page,
}) => {
  await openHome(page);
  const look = () =>
    banner(page).evaluate((header) => {
      const { position, backgroundColor, backgroundImage } = getComputedStyle(header);
      return { position, backgroundColor, backgroundImage };
    });
  const start = await look();
  expect(start).toMatchObject({ position: 'absolute', backgroundColor: 'rgba(0, 0, 0, 0)' });
  await expect.poll(() => banner(page).boundingBox()).toMatchObject({ x: 0, y: 0 });
  await scrollPage(page, 274);
  expect(await look()).toEqual(start);
  await scrollPage(page, 275);
  await expect.poll(async () => (await look()).backgroundImage).not.toBe(start.backgroundImage);
  const behind = () =>
    banner(page).evaluate((header) => {
      const brush = new OffscreenCanvas(1, 1).getContext('2d');
      if (!brush) throw new Error('There is no canvas');
      brush.fillStyle = getComputedStyle(header, '::before').backgroundColor;
      brush.fillRect(0, 0, 1, 1);
      return brush.getImageData(0, 0, 1, 1).data[3];
    });
  await expect.poll(behind, 'nothing of the greeting shows through').toBe(255);
  await scrollPage(page, 200);
  await expect.poll(look).toEqual(start);

  await page.goto(`${DASHBOARD}/local-area`);
  await expect(lastCard(page)).toBeVisible();
  const elsewhere = await look();
  expect(elsewhere.position).not.toBe('absolute');
  await scrollPage(page, 300);
  expect(await look()).toEqual(elsewhere);
});

test("SHELL-13 bottom navigation: the hotel's categories, icon or blank, readable names", async ({
  page,
  request,
}) => {
  const { hotel, guest } = await newHotel(request, {
    categories: [
      { name: 'local_area-guide', slug: 'local-area', icon: null },
      { name: 'wellness', slug: 'wellness', icon: '/api/media/icons/wellness.svg' },
      { name: 'dining', slug: 'dining', icon: '/api/media/grand-plaza/icon-192.png' },
    ],
  });
  await enterAs(page, guest);
  await page.goto(`/${hotel.slug}/dashboard/hotel`);
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
  expect(new Set(widths).size, 'a blank takes the same room').toBe(1);
  await links.first().click();
  await expect(page).toHaveURL(`/${hotel.slug}/dashboard/local-area`);
  await expect(links.first()).toHaveAttribute('aria-current', 'page');
  const foot = () => bottomNav(page).evaluate((bar) => bar.getBoundingClientRect().bottom);
  await expect.poll(foot, 'it stands at the bottom').toBe(844);
});

test('SHELL-14 the categories call fails: logged only, the page works', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await answerWith(page, '/categories/get-menu-items/*', {
    status: 400,
    json: { status: false, message: 'Categories are closed.' },
  });
  await openHome(page);
  await expect.poll(() => logged.join('\n')).toMatch(/hotel categories did not load/);
  await expect(toasts(page).getByText('Categories are closed.')).toHaveCount(0);
  await expect(page.getByText('Categories are closed.')).toHaveCount(0);
  await bottomNav(page).getByRole('link', { name: 'Dining' }).click();
  await expect(page).toHaveURL(`${DASHBOARD}/dining`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dining' })).toBeVisible();
});

test("SHELL-15 user menu: toggles, avatar, 'Guest', Messages, Logout", async ({ page }) => {
  await page.goto(`${DASHBOARD}/wellness`);
  await expect(menuButton(page)).toHaveText('A');
  const logout = page.getByRole('link', { name: 'Logout' });
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
  await openUserMenu(page);
  await page.getByRole('link', { name: 'Messages' }).click();
  await expect(page).toHaveURL(`${DASHBOARD}/messages`);
  await expect(logout, 'closed after a choice').toHaveCount(0);

  const calls = callsOf(page, '/logout');
  await openUserMenu(page);
  await logout.click();
  await expect(page).toHaveURL('/grand-plaza/login');
  await expect.poll(() => calls).toHaveLength(1);
});

for (const [what, name, initial] of [
  ['without a name', null, 'U'],
  ['whose name begins with an invisible mark', '\u{202e}zoe', 'Z'],
] as const)
  test(`SHELL-15 a guest ${what} is drawn as ${initial}`, async ({ page }) => {
    await page.evaluate((name) => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}');
      localStorage.setItem('user', JSON.stringify({ ...user, name }));
    }, name);
    await page.goto(`${DASHBOARD}/wellness`);
    const menu = page.getByRole('button', { name: `Menu of ${name ?? 'User'}` });
    await expect(menu).toHaveText(initial);
  });

for (const [where, path, seen] of [
  ['above the navigation', HOME, 'Welcome to Grand Plaza'],
  ['at the foot of a page without one', '/grand-plaza/signup', 'Sign Up'],
] as const)
  test(`SHELL-25 the word about being offline, ${where}, covers nothing for good`, async ({
    page,
    context,
  }) => {
    if (path !== HOME) await page.evaluate(() => localStorage.clear());
    await page.goto(path);
    await expect(page.getByRole('heading', { name: seen })).toBeVisible();
    await overlaid(page);
    await context.setOffline(true);
    const note = page.getByText('You are offline. What you see');
    await expect(note).toBeVisible();
    // Cards that were asked for before may still come and make the page longer.
    await expect(async () => {
      const foot = await page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        const words = [...document.querySelectorAll('main :is(a, button, p, h2, h3)')];
        return Math.max(...words.map((element) => element.getBoundingClientRect().bottom));
      });
      expect(foot).toBeGreaterThan(0);
      expect(foot).toBeLessThanOrEqual((await note.boundingBox())?.y ?? 0);
    }).toPass();
  });

test('SHELL-51 the keyboard begins with a way past the header to the content', async ({ page }) => {
  await openHydrated(page, `${DASHBOARD}/wellness`);
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

test('SHELL-52 in forced colours the menu has an edge, and the page’s own entries a mark', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${DASHBOARD}/wellness`);
  const own = bottomNav(page).locator('[aria-current]');
  await expect(own).toHaveText('Wellness');
  const [mark, ground] = await own.evaluate((link) => [
    getComputedStyle(link, '::before').backgroundColor,
    getComputedStyle(link.parentElement ?? link).backgroundColor,
  ]);
  expect(mark).not.toBe(ground);
  await menuButton(page).click();
  const menu = page.locator(`[id="${await menuButton(page).getAttribute('aria-controls')}"]`);
  await expect(menu).toHaveCSS('border-top-width', '1px');
  await expect(menu).toHaveCSS('border-top-style', 'solid');
});

test('SHELL-16 the dashboard index is hotel home; Back does not lead into it again', async ({
  page,
}) => {
  await page.goto(`${DASHBOARD}/wellness`);
  await page.goto(DASHBOARD);
  await expect(page).toHaveURL(HOME);
  await expect(page.getByRole('heading', { name: 'Welcome to Grand Plaza' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${DASHBOARD}/wellness`);
});

test.describe('SHELL-17 remotes that the hotel has not', () => {
  const THEIRS = [
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
  ].map((path) => `/seaside-inn/dashboard/${path}`);

  test.beforeEach(async ({ page, request }) => {
    await enterAs(page, await guestOf(request, 'seaside-inn'));
  });

  test('SHELL-17 no link leads to them', async ({ page }) => {
    for (const path of ['hotel', 'hotel/quick-info']) {
      await page.goto(`/seaside-inn/dashboard/${path}`);
      await menuButton(page).click();
      await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const inside = await page
        .locator('a[href^="/seaside-inn/dashboard"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(inside).toContain('/seaside-inn/dashboard/hotel');
      expect(inside.filter((href) => THEIRS.includes(href ?? ''))).toEqual([]);
    }
  });

  test('SHELL-17 their addresses, also those that would be a category, say not available, with a way home', async ({
    page,
  }) => {
    for (const address of THEIRS) {
      await page.goto(address);
      await expect(
        page.getByRole('heading', { name: 'This is not available at this hotel' }),
      ).toBeVisible();
      await expect(menuButton(page)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to the hotel' }).click();
    await expect(page).toHaveURL('/seaside-inn/dashboard/hotel');
    await expect(page.getByRole('heading', { name: 'Welcome to Seaside Inn' })).toBeVisible();
  });
});
