import { KNOWN_FONTS } from '@foyer/shared/hotel/fonts.ts';
import type { Page } from '@playwright/test';
import { GATEWAY_PORT } from '../server/addresses.ts';
import { runClockUntilShellStarted, runClockUntilVisible, stopClock } from '../support/clock.ts';
import { hydratedPage, inlinedTemplateOf, rootVariable } from '../support/document.ts';
import { createHotel, createSignedInGuest, storeSession } from '../support/hotels.ts';
import {
  forwardToProvider,
  gatewayWithProvider,
  respondJson,
} from '../support/servers/stub-provider.ts';
import { localStorageOf } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { toast, toasts } from '../support/toasts.ts';

const NO_SETTINGS = {
  logo: null,
  primary_color: null,
  secondary_color: null,
  favicon: null,
  app_name: null,
  font_family: null,
  flash_screen_video: null,
  banner_video: null,
};

const favicon = (page: Page) => page.locator('link[rel~="icon"]').first();
const signIn = (page: Page) => page.getByRole('heading', { name: 'Sign In' });

async function themeOf(page: Page) {
  return {
    primary: await rootVariable(page, '--hotel-primary'),
    secondary: await rootVariable(page, '--hotel-secondary'),
    favicon: await favicon(page).getAttribute('href'),
    font: await page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]),
  };
}

test('SHELL-01 SHELL-02 remembers the first visited hotel, no later one and not `default`, and stores the hotel record', async ({
  page,
  request,
}) => {
  const { token, user } = await createSignedInGuest(request, 'grand-plaza');
  await storeSession(page, { token, user: { ...user, hotel: null } });
  await page.goto('/default/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(signIn(page)).toBeVisible();
  expect((await localStorageOf(page)).hotelSlug).not.toBe('default');

  await page.goto('/grand-plaza/login');
  await expect.poll(async () => (await localStorageOf(page)).hotelSlug).toBe('grand-plaza');
  const cached = JSON.parse((await localStorageOf(page)).hotelDataCache ?? 'null');
  expect(cached.hotel).toMatchObject({
    slug: 'grand-plaza',
    city: 'London',
    welcome_title: 'Welcome to Grand Plaza',
    settings: [{ primary_color: '#1e4a6e' }],
  });

  await page.goto('/seaside-inn/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Seaside Inn');
  await expect
    .poll(async () => JSON.parse((await localStorageOf(page)).hotelDataCache ?? 'null').hotel.slug)
    .toBe('seaside-inn');
  expect((await localStorageOf(page)).hotelSlug).toBe('grand-plaza');
});

test('SHELL-03 SHELL-07 landing, profile, login and home use colours, favicon, title and font of settings[0]; the landing does not redirect', async ({
  page,
  request,
}) => {
  const { hotel, guest } = await createHotel(request, {
    settings: {
      primary_color: '#7a1f3d',
      secondary_color: '#2a9d8f',
      favicon: '/api/media/seaside-inn/icon.png?w=192,512',
      app_name: 'The Ruby House',
      font_family: 'Plus Jakarta Sans',
      flash_screen_video: null,
    },
  });
  const isOfHotel = async () => {
    await expect(page).toHaveTitle(/The Ruby House/);
    expect(await themeOf(page)).toEqual({
      primary: '#7a1f3d',
      secondary: '#2a9d8f',
      favicon: '/api/media/seaside-inn/icon.png?w=192,512',
      font: '"Plus Jakarta Sans"',
    });
  };
  await stopClock(page);
  await page.goto(`/${hotel.slug}`);
  const title = page.getByRole('heading', { level: 1, name: 'Welcome to Grand Plaza' });
  await runClockUntilVisible(page, title);
  await expect(page.getByRole('img', { name: 'Grand Plaza' })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await runClockUntilVisible(page, hydratedPage(page));
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(`/${hotel.slug}`);
  await isOfHotel();
  await page.getByRole('link', { name: 'About the hotel' }).click();
  await runClockUntilVisible(page, page.getByRole('region', { name: 'Grand Plaza' }));
  await expect(page).toHaveURL(`/${hotel.slug}/profile`);
  await isOfHotel();
  await page.goBack();
  await runClockUntilVisible(page, title);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await runClockUntilVisible(page, signIn(page));
  await expect(page).toHaveURL(`/${hotel.slug}/login`);
  await isOfHotel();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCSS(
    'background-color',
    'rgb(122, 31, 61)',
  );

  await page.clock.resume();
  await storeSession(page, guest);
  await page.goto(`/${hotel.slug}/dashboard/hotel`);
  await expect(hydratedPage(page)).toBeVisible();
  await isOfHotel();
  const isLoaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.fonts.check('16px "Plus Jakarta Sans"');
  });
  expect(isLoaded).toBe(true);
});

test("SHELL-04 without settings uses the default colours, favicon and title 'Your Hotel'", async ({
  page,
  request,
}) => {
  const { hotel } = await createHotel(request, { settings: NO_SETTINGS });
  await page.goto(`/${hotel.slug}`);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(signIn(page)).toBeVisible();
  await expect(page).toHaveTitle(/Your Hotel$/);
  expect(await themeOf(page)).toMatchObject({
    primary: '#1e4a6e',
    secondary: '#4773a2',
    favicon: '/favicon.icon',
  });
  const icon = await request.get('/favicon.icon');
  expect(icon.status()).toBe(200);
  expect(icon.headers()['content-type']).toMatch(/^image\//);
});

test('SHELL-05 SHELL-82 / leads to the login after 2 s: of the subdomain, else of the remembered slug, else of default', async ({
  page,
}) => {
  async function opens(address: string, login: string | RegExp): Promise<void> {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await page.clock.runFor(1_900);
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(async () => {
      await page.clock.runFor(60);
      expect(page.url()).toMatch(login);
    }).toPass({ intervals: [20] });
    await runClockUntilVisible(page, signIn(page));
  }
  await stopClock(page);
  await opens(`http://nobody.localhost:${GATEWAY_PORT}/`, /\/default\/login$/);
  await opens(`http://seaside-inn.localhost:${GATEWAY_PORT}/`, /\/seaside-inn\/login$/);
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('hotelSlug', 'seaside-inn'));
  await opens('/', /\/seaside-inn\/login$/);
});

test('SHELL-06 SHELL-84 the splash shows a full-screen video or picture below the logo and leads to the login after 3000 ms or a tap; Back does not return to it', async ({
  page,
  request,
}) => {
  await page.goto('/seaside-inn/login');
  await stopClock(page);
  const picture = '/api/media/grand-plaza/spa-400.avif';
  const { hotel } = await createHotel(request, { settings: { flash_screen_video: picture } });
  for (const { slug, splash } of [
    { slug: 'grand-plaza', splash: page.locator('video[src*="/splash.mp4"]') },
    { slug: hotel.slug, splash: page.locator(`img[src="${picture}"]`) },
  ])
    await test.step(slug, async () => {
      await page.goto(`/${slug}`);
      await runClockUntilVisible(page, splash);
      await runClockUntilVisible(page, hydratedPage(page));
      await expect
        .poll(() => splash.boundingBox())
        .toEqual({ x: 0, y: 0, width: 390, height: 844 });
      const logo = page.getByRole('img', { name: 'Grand Plaza' });
      await expect(logo).toBeVisible();
      const media = await splash.elementHandle();
      const order = await logo.evaluate((element, media) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const there = document.elementsFromPoint(x + width / 2, y + height / 2);
        return [there.indexOf(element), there.indexOf(media as Element)];
      }, media);
      expect(order[0]).toBeGreaterThanOrEqual(0);
      expect(order[1], 'the media is below the logo').toBeGreaterThan(order[0] ?? 0);

      await page.clock.runFor(2_700);
      await expect(page).toHaveURL(`/${slug}`);
      await page.clock.runFor(300);
      await runClockUntilVisible(page, signIn(page));
      await expect(page).toHaveURL(`/${slug}/login`);
    });

  await page.goto('/grand-plaza');
  await runClockUntilVisible(page, hydratedPage(page));
  await page.getByRole('link', { name: 'Tap to skip' }).click();
  await runClockUntilVisible(page, signIn(page));
  await expect(page).toHaveURL('/grand-plaza/login');
  await page.goBack();
  await expect(page).toHaveURL(`/${hotel.slug}/login`);
});

test("SHELL-50 SHELL-85 on a 3g connection the splash shows the hotel's picture and fetches no video", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } });
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await stopClock(page);
  await page.goto('/grand-plaza');
  await runClockUntilVisible(page, hydratedPage(page));
  await expect(page.getByRole('link', { name: 'Tap to skip' })).toBeVisible();
  await expect(page.locator('img[src*="/banner"]')).toBeVisible();
  await page.clock.runFor(3_000);
  await runClockUntilVisible(page, signIn(page));
  expect(requested.join()).toContain('/login.');
  expect(requested.filter((url) => url.includes('splash.mp4'))).toEqual([]);
});

test('SHELL-50 SHELL-124 the splash video waits for the code of the login and is abandoned after a second', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const requested: string[] = [];
  await page.route(/\/login\.\w+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.route('**/splash.mp4*', (route) => void requested.push(route.request().url()));
  await stopClock(page);
  const login = page.waitForRequest(/\/login\.\w+\.js$/);
  await page.goto('/grand-plaza');
  await runClockUntilVisible(page, page.locator('img[src*="/banner"]'));
  await login;
  await expect(page.locator('video')).toHaveCount(0);
  expect(requested).toEqual([]);
  release();
  const video = page.locator('video');
  await runClockUntilVisible(page, video);
  await expect.poll(() => requested.length).toBe(1);
  const dropped = page.waitForEvent('requestfailed', (request) => request.url() === requested[0]);
  await page.clock.runFor(1_000);
  await dropped;
  await expect(video).toHaveCount(0);
  await expect(page.locator('img[src*="/banner"]')).toBeVisible();
});

test('SHELL-54 a page starts at the top of the window at every height', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/grand-plaza/profile');
  const hero = page.getByRole('region', { name: 'Grand Plaza' });
  await expect(hero).toBeVisible();
  await expect.poll(() => hero.boundingBox()).toMatchObject({ y: 0 });
  await page.setViewportSize({ width: 1280, height: 1000 });
  await expect.poll(() => hero.boundingBox()).toMatchObject({ y: 0 });
});

test.describe('SHELL-08 the hotel cannot be loaded', () => {
  type Answer = { message: string; status: number; body: object } | undefined;
  const FAILED = 'Failed to fetch hotel data';
  /** Responses by slug; the last one is never sent. */
  const ANSWERS: Record<string, Answer> = {
    'with-a-message': { message: 'Night audit.', status: 500, body: { message: 'Night audit.' } },
    'without-one': { message: FAILED, status: 500, body: {} },
    'without-data': { message: FAILED, status: 200, body: { status: true, data: null } },
    'status-false': {
      message: 'Closed today.',
      status: 200,
      body: { status: false, message: 'Closed today.' },
    },
    never: undefined,
  };

  test('SHELL-08 SHELL-88 shows the login in the default theme with the reason, for every failed response and after 8 s without one', async ({
    page,
  }) => {
    const gateway = await gatewayWithProvider(({ url }, response) => {
      const answer = ANSWERS[url?.split('/')[2] ?? ''];
      if (answer) respondJson(response, answer.status, answer.body);
    });
    try {
      for (const [slug, answer] of Object.entries(ANSWERS))
        await test.step(slug, async () => {
          if (!answer) await stopClock(page);
          // The toast is expected at once, as it disappears after five seconds.
          const path = slug.startsWith('with-') ? '' : '/profile';
          await page.goto(`${gateway.url}/${slug}${path}`, { waitUntil: 'commit' });
          if (answer) await expect(toasts(page).getByRole('alert')).toContainText([answer.message]);
          else {
            await runClockUntilShellStarted(page);
            await page.clock.runFor(8_000);
            await runClockUntilVisible(page, signIn(page));
            await runClockUntilVisible(page, toast(page, FAILED));
          }
          await expect(signIn(page)).toBeVisible();
          await expect(page).toHaveURL(`${gateway.url}/${slug}/login`);
          await expect(page).toHaveTitle(/Your Hotel$/);
          await expect.poll(() => rootVariable(page, '--hotel-primary')).toBe('#1e4a6e');
        });
    } finally {
      await gateway.stop();
    }
  });

  test('SHELL-08 SHELL-03 SHELL-87 shows the login without a provider; once it responds, Retry on the dashboard continues in the theme of the hotel', async ({
    page,
    request,
  }) => {
    const { hotel, guest } = await createHotel(request, { settings: { primary_color: '#8a1538' } });
    let down = true;
    const gateway = await gatewayWithProvider((incoming, response) => {
      if (down) incoming.destroy();
      else void forwardToProvider(incoming, response);
    });
    try {
      await page.goto(`${gateway.url}/${hotel.slug}`, { waitUntil: 'commit' });
      await expect(toast(page, 'Failed to fetch hotel data')).toBeVisible();
      await expect(page).toHaveURL(`${gateway.url}/${hotel.slug}/login`);

      await storeSession(page, guest, gateway.url);
      await page.goto(`${gateway.url}/${hotel.slug}/dashboard/hotel`);
      const retry = page.getByRole('button', { name: 'Retry' });
      expect(await inlinedTemplateOf(page), 'has a template').toMatchObject({
        screen: 'hotel',
      });
      await expect(retry).toBeVisible();
      await expect(toast(page, 'Failed to fetch hotel data')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
      const browserBar = page.locator('meta[name="theme-color"]');
      await expect(browserBar).toHaveAttribute('content', '#1e4a6e');
      down = false;
      await retry.click();
      await expect(page.getByRole('heading', { name: 'Welcome to Grand Plaza' })).toBeVisible();
      await expect(browserBar).toHaveAttribute('content', '#8a1538');
      expect(await rootVariable(page, '--hotel-primary')).toBe('#8a1538');
      await expect(page).toHaveTitle(/Grand Plaza$/);
    } finally {
      await gateway.stop();
    }
  });
});

test('SHELL-24 text has the same width before its fonts are loaded', async ({ page }) => {
  await page.goto('/grand-plaza/login');
  const ratios = await page.evaluate(
    async (families) => {
      const sample = 'Good evening, Amelia. Every room has its own view over the garden.';
      const context = document.createElement('canvas').getContext('2d');
      async function widthIn(font: string): Promise<number> {
        const faces = await document.fonts.load(font, sample);
        if (!context || faces.length === 0) throw new Error(`There is no ${font}`);
        context.font = font;
        return context.measureText(sample).width;
      }
      return Promise.all(
        families.flatMap((family) =>
          [400, 600].map(async (weight) => {
            const font = (name: string) => `${weight} 32px "${name}"`;
            return (await widthIn(font(`${family} stand-in`))) / (await widthIn(font(family)));
          }),
        ),
      );
    },
    KNOWN_FONTS.flatMap(({ family, display }) => (display ? [family, display] : [family])),
  );
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.03);
});
