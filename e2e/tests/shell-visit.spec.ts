import { KNOWN_FONTS } from '@foyer/shared/hotel/fonts';
import type { Page } from '@playwright/test';
import { GATEWAY_PORT } from '../server/places.ts';
import { settleOn, stopClock } from '../support/clock.ts';
import { frameOf, living, rootVariable } from '../support/document.ts';
import { enterAs, newHotel } from '../support/hotels.ts';
import { localStorageOf } from '../support/storage.ts';
import { gatewayBefore, json, passOn } from '../support/stub-provider.ts';
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

test('SHELL-01 SHELL-02 the first visit is remembered, a later one of another hotel not; the record is kept', async ({
  page,
}) => {
  await page.goto('/grand-plaza/login');
  await expect.poll(async () => (await localStorageOf(page)).hotelSlug).toBe('grand-plaza');
  const kept = JSON.parse((await localStorageOf(page)).hotelDataCache ?? 'null');
  expect(kept.hotel).toMatchObject({
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

test('SHELL-03 colours, favicon, title and font of settings[0] hold on every page of the app', async ({
  page,
  request,
}) => {
  const { hotel, guest } = await newHotel(request, {
    settings: {
      primary_color: '#7a1f3d',
      secondary_color: '#2a9d8f',
      favicon: '/api/media/seaside-inn/icon.png?w=192,512',
      app_name: 'The Ruby House',
      font_family: 'Plus Jakarta Sans',
      flash_screen_video: null,
    },
  });
  const theme = {
    primary: '#7a1f3d',
    secondary: '#2a9d8f',
    favicon: '/api/media/seaside-inn/icon.png?w=192,512',
    font: '"Plus Jakarta Sans"',
  };
  for (const path of ['', '/profile', '/login']) {
    await page.goto(`/${hotel.slug}${path}`);
    await expect(page).toHaveTitle(/The Ruby House/);
    expect(await themeOf(page)).toEqual(theme);
  }
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCSS(
    'background-color',
    'rgb(122, 31, 61)',
  );
  await enterAs(page, guest);
  await page.goto(`/${hotel.slug}/dashboard/hotel`);
  await expect(page).toHaveTitle(/The Ruby House/);
  expect(await themeOf(page)).toEqual(theme);
  const drawn = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.fonts.check('16px "Plus Jakarta Sans"');
  });
  expect(drawn).toBe(true);
});

test("SHELL-04 without settings: the default colours, favicon and title 'Your Hotel'", async ({
  page,
  request,
}) => {
  const { hotel } = await newHotel(request, { settings: NO_SETTINGS });
  for (const path of ['', '/profile', '/login']) {
    await page.goto(`/${hotel.slug}${path}`);
    await expect(page).toHaveTitle(/Your Hotel$/);
    expect(await themeOf(page)).toMatchObject({
      primary: '#1e4a6e',
      secondary: '#4773a2',
      favicon: '/favicon.icon',
    });
  }
  const icon = await request.get('/favicon.icon');
  expect(icon.status()).toBe(200);
  expect(icon.headers()['content-type']).toMatch(/^image\//);
});

test.describe('SHELL-05 / goes on to the login after 2 s', () => {
  async function opens(page: Page, address: string, login: string | RegExp): Promise<void> {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await page.clock.runFor(1_900);
    expect(new URL(page.url()).pathname).toBe('/');
    await expect(async () => {
      await page.clock.runFor(60);
      expect(page.url()).toMatch(login);
    }).toPass({ intervals: [20] });
    await settleOn(page, signIn(page));
  }

  test('SHELL-05 ?hotel= first, then the subdomain of a known hotel', async ({ page }) => {
    await stopClock(page);
    const base = `seaside-inn.localhost:${GATEWAY_PORT}`;
    await opens(page, `http://${base}/?hotel=grand-plaza`, /\/grand-plaza\/login$/);
    // Remembered here now; the subdomain still goes before it.
    await opens(page, `http://${base}/`, /\/seaside-inn\/login$/);
    await opens(page, `http://nobody.localhost:${GATEWAY_PORT}/`, /\/default\/login$/);
  });

  test('SHELL-05 else the remembered slug, else default; after the 2 s of the clock, not before', async ({
    page,
  }) => {
    await stopClock(page);
    await opens(page, '/', /\/default\/login$/);
    await page.goto('/seaside-inn/login');
    await settleOn(page, living(page));
    await opens(page, '/', /\/seaside-inn\/login$/);
    await opens(page, '/?hotel=grand-plaza', /\/grand-plaza\/login$/);
  });
});

for (const { kind, media, video } of [
  { kind: 'mp4', media: '/api/media/grand-plaza/splash.mp4?v=2', video: true },
  { kind: 'webm', media: '/api/media/grand-plaza/splash.webm', video: true },
  { kind: 'ogg', media: '/api/media/grand-plaza/splash.ogg', video: true },
  { kind: 'picture', media: '/api/media/grand-plaza/spa-400.avif', video: false },
]) {
  test(`SHELL-06 splash ${kind}: full screen with the logo over it, the login after 3000 ms`, async ({
    page,
    request,
  }) => {
    const { hotel } = await newHotel(request, { settings: { flash_screen_video: media } });
    await stopClock(page);
    await page.goto(`/${hotel.slug}`);
    const shown = page.locator(video ? 'video' : `img[src="${media}"]`);
    await settleOn(page, shown);
    await settleOn(page, living(page));
    if (video) await expect(shown).toHaveAttribute('src', media);
    await expect.poll(() => shown.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const logo = page.getByRole('img', { name: 'Grand Plaza' });
    await expect(logo).toBeVisible();
    const order = await logo.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document
        .elementsFromPoint(x + width / 2, y + height / 2)
        .map(({ tagName }) => tagName);
    });
    const at = order.indexOf(video ? 'VIDEO' : 'IMG', order.indexOf('IMG') + 1);
    expect(at, 'the media lies below the logo').toBeGreaterThan(order.indexOf('IMG'));

    await page.clock.runFor(2_700);
    await expect(page).toHaveURL(`/${hotel.slug}`);
    await page.clock.runFor(300);
    await settleOn(page, signIn(page));
    await expect(page).toHaveURL(`/${hotel.slug}/login`);
  });
}

for (const effectiveType of ['2g', '3g'])
  test(`SHELL-50 on a line of ${effectiveType} the splash is the hotel's picture; no film is fetched`, async ({
    page,
  }) => {
    await page.addInitScript((type) => {
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: type } });
    }, effectiveType);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await stopClock(page);
    await page.goto('/grand-plaza');
    await settleOn(page, living(page));
    await expect(page.getByRole('link', { name: 'Tap to skip' })).toBeVisible();
    await expect(page.locator('img[src*="/banner"]')).toBeVisible();
    await page.clock.runFor(3_000);
    await settleOn(page, signIn(page));
    expect(asked.join()).toContain('/login.');
    expect(asked.filter((url) => url.includes('splash.mp4'))).toEqual([]);
  });

test('SHELL-50 the film waits for the code of the login, and is given up after a second', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const asked: string[] = [];
  await page.route(/\/login\.\w+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.route('**/splash.mp4*', (route) => void asked.push(route.request().url()));
  await stopClock(page);
  const login = page.waitForRequest(/\/login\.\w+\.js$/);
  await page.goto('/grand-plaza');
  await settleOn(page, page.locator('img[src*="/banner"]'));
  await login;
  await expect(page.locator('video')).toHaveCount(0);
  expect(asked).toEqual([]);
  release();
  const film = page.locator('video');
  await settleOn(page, film);
  await expect.poll(() => asked.length).toBe(1);
  const dropped = page.waitForEvent('requestfailed', (request) => request.url() === asked[0]);
  await page.clock.runFor(1_000);
  await dropped;
  await expect(film).toHaveCount(0);
  await expect(page.locator('img[src*="/banner"]')).toBeVisible();
});

test('SHELL-06 a tap skips the splash; Back does not lead into it again', async ({ page }) => {
  await page.goto('/seaside-inn/login');
  await stopClock(page);
  await page.goto('/grand-plaza');
  await settleOn(page, living(page));
  await page.getByRole('link', { name: 'Tap to skip' }).click();
  await settleOn(page, signIn(page));
  await expect(page).toHaveURL('/grand-plaza/login');
  await page.goBack();
  await expect(page).toHaveURL('/seaside-inn/login');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('SHELL-71 the splash stands, does not count, and a tap leads to the login', async ({
    page,
  }) => {
    await page.goto('/grand-plaza');
    await expect(page.locator('img[src*="/banner"]')).toBeVisible();
    const states = page.evaluate(() => {
      const line = document.querySelector('a span');
      return line?.getAnimations({ subtree: true }).map(({ playState }) => playState);
    });
    expect(await states).toEqual(['paused']);
    await page.mouse.click(100, 300);
    await expect(page).toHaveURL('/grand-plaza/login');
    await expect(signIn(page)).toBeVisible();
  });
});

test('SHELL-07 without splash media: the landing with logo, welcome title and two ways on', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/seaside-inn');
  const title = page.getByRole('heading', { level: 1, name: 'Welcome to Seaside Inn' });
  await settleOn(page, title);
  await expect(page.getByRole('img', { name: 'Seaside Inn' })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await settleOn(page, living(page));
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL('/seaside-inn');
  await page.getByRole('link', { name: 'About the hotel' }).click();
  await settleOn(page, page.getByRole('region', { name: 'Seaside Inn' }));
  await expect(page).toHaveURL('/seaside-inn/profile');
  await page.goBack();
  await settleOn(page, title);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await settleOn(page, signIn(page));
  await expect(page).toHaveURL('/seaside-inn/login');
});

for (const [width, height] of [
  [768, 1024],
  [1280, 1000],
] as const)
  test(`SHELL-54 at ${width} × ${height} a page begins at the top of the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/grand-plaza/profile');
    const hero = page.getByRole('region', { name: 'Grand Plaza' });
    await expect(hero).toBeVisible();
    await expect.poll(() => hero.boundingBox()).toMatchObject({ y: 0 });
  });

test.describe('SHELL-08 the hotel cannot be loaded', () => {
  const answers = [
    { how: 'fails with a message', status: 500, body: { status: false, message: 'Night audit.' } },
    { how: 'fails without one', status: 500, body: {} },
    { how: 'has no data', status: 200, body: { status: true, data: null } },
    { how: 'says status false', status: 200, body: { status: false, message: 'Closed today.' } },
  ];
  for (const { how, status, body } of answers) {
    test(`SHELL-08 the hotel's answer ${how}: login in the default theme, and why`, async ({
      page,
    }) => {
      const gateway = await gatewayBefore((_, response) => json(response, status, body));
      try {
        for (const path of ['', '/profile']) {
          // The toast is looked for from the beginning and at once: it stays for five seconds.
          await page.goto(`${gateway.url}/grand-plaza${path}`, { waitUntil: 'commit' });
          const words = body.message ?? 'Failed to fetch hotel data';
          await expect(toasts(page).getByRole('alert')).toContainText([words]);
          await expect(signIn(page)).toBeVisible();
          await expect(page).toHaveURL(`${gateway.url}/grand-plaza/login`);
        }
        await expect(page).toHaveTitle(/Your Hotel$/);
        await expect.poll(() => rootVariable(page, '--hotel-primary')).toBe('#1e4a6e');
      } finally {
        await gateway.stop();
      }
    });
  }

  test('SHELL-08 the provider is gone: login; once it is back, Retry on the dashboard goes on', async ({
    page,
    request,
  }) => {
    const { hotel, guest } = await newHotel(request, {});
    let down = true;
    const gateway = await gatewayBefore((asked, response) => {
      if (down) asked.destroy();
      else void passOn(asked, response);
    });
    try {
      await page.goto(`${gateway.url}/${hotel.slug}`, { waitUntil: 'commit' });
      await expect(toast(page, 'Failed to fetch hotel data')).toBeVisible();
      await expect(page).toHaveURL(`${gateway.url}/${hotel.slug}/login`);

      await enterAs(page, guest, gateway.url);
      await page.goto(`${gateway.url}/${hotel.slug}/dashboard/hotel`);
      const retry = page.getByRole('button', { name: 'Retry' });
      expect(await frameOf(page), 'painted as far as it is known').toMatchObject({
        screen: 'hotel',
      });
      await expect(retry).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
      down = false;
      await retry.click();
      await expect(page.getByRole('heading', { name: 'Welcome to Grand Plaza' })).toBeVisible();
    } finally {
      await gateway.stop();
    }
  });

  test('SHELL-08 a hotel nobody knows: 404 with its login page, which says so', async ({
    page,
  }) => {
    const answer = await page.goto('/hotel-of-nobody/profile');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL('/hotel-of-nobody/login');
    await expect(page.getByRole('alert')).toContainText('We do not know this hotel');
    await expect(signIn(page)).toBeVisible();
    await expect(page).toHaveTitle(/Your Hotel$/);
  });
});

test('SHELL-24 words take the same room before the files of their fonts are there', async ({
  page,
}) => {
  await page.goto('/grand-plaza/login');
  const ratios = await page.evaluate(
    async (families) => {
      const words = 'Good evening, Amelia. Every room has its own view over the garden.';
      const context = document.createElement('canvas').getContext('2d');
      async function widthIn(font: string): Promise<number> {
        const faces = await document.fonts.load(font, words);
        if (!context || faces.length === 0) throw new Error(`There is no ${font}`);
        context.font = font;
        return context.measureText(words).width;
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
