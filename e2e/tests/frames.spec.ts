import type { ComposedMount } from '@foyer/shared/contracts/composition';
import type { Area } from '@foyer/shared/contracts/mount';
import type { Locator, Page } from '@playwright/test';
import { runWhile, stopClock } from '../support/clock.ts';
import { living } from '../support/document.ts';
import { openBefore } from '../support/early.ts';
import { compareFrame, watchFrames } from '../support/frame-and-screen.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { compositionOf, mountsIn, oneEach, pathOf } from '../support/mounts.ts';
import { piecemeal } from '../support/piecemeal.ts';
import { shiftOf, withoutFonts } from '../support/shifts.ts';
import { startSessionWith } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { newThread } from '../support/threads.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
/** One brand has all screens; the other shows on a desk those that both have. */
const BRANDS = { 'grand-plaza': PHONE, 'seaside-inn': DESK };
/** What only leads on, and screens of teams that draw none. */
const WITHOUT_FRAME = /^(?:book-restaurant|explore-restaurants|fixture\/.*)$/;
/** What moves on by itself: opened with the clock stopped. */
const MOVING_ON = ['', 'reset-success'];

/** The way up, where the address alone does not say where that is. */
const wayUp = (page: Page) => page.getByRole('navigation', { name: 'Back' });
/** What of a screen its link brings, and what is pushed aside by it. */
const BROUGHT: Record<string, (page: Page) => Locator[]> = {
  details: (page) => [page.locator('main :is([aria-busy], div:has(> h1))'), wayUp(page)],
  enquire: (page) => [page.locator('main h1 ~ p'), wayUp(page)],
  // Of rich text a frame has the words alone, and here some are bold.
  profile: (page) => [page.getByRole('listitem').filter({ hasText: 'staffed day and night' })],
};

function pathTo(mount: ComposedMount, messageId = ''): string {
  const inside = mount.area === 'dashboard' ? 'dashboard/' : '';
  return inside + pathOf(mount).replace('messageId', messageId);
}

test('SHELL-55 whatever the case of its address, home is taken over as home', async ({
  page,
  request,
  errors,
}) => {
  errors.allow(/Failed to load/);
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  const anew = await watchFrames(page);
  await page.goto('/grand-plaza/dashboard/HOTEL');
  await expect(living(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(wayUp(page)).toHaveCount(0);
  expect(anew).toEqual([]);
});

test('SHELL-72 what no first paint needs the page asks for once it has painted, without any code', async ({
  page,
  request,
}) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  await page.route(/\/static\/js\/(?:main|react)\./, (route) => route.abort());
  const screen = page.waitForRequest(/\/mfe-hotel\/.*\/home\.\w+\.js$/);
  const icon = page.waitForRequest(/\/icons\/dining\.svg$/);
  const answer = await page.goto('/grand-plaza/dashboard/hotel');
  await Promise.all([screen, icon]);
  const [read = '', later = ''] = (await answer?.text())?.split('<template ') ?? [];
  expect(read).not.toMatch(/modulepreload|as="font"|<image href/);
  expect(later).toMatch(/modulepreload/);
});

test('SHELL-81 pictures that do not load leave a calm ground that words are read on, before the code and after it', async ({
  page,
  request,
  errors,
}) => {
  errors.allow(/Failed to load/);
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  await page.route('**/api/media/**', (route) => route.abort());
  const pictures = page.locator('#root :is(img, image)');
  /** Those without words that were asked for, did not come, and are seen as such. */
  const broken = () =>
    pictures.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => one.getAttribute('alt') === '' || one.hasAttribute('href'))
        .filter((one) => !(one instanceof HTMLImageElement) || (one.complete && !one.naturalWidth))
        .map((one) => one.outerHTML),
    );
  const name = page.getByRole('link', { name: 'Grand Plaza' });

  const come = await openBefore(page, '/grand-plaza/dashboard/hotel');
  await expect(page.locator('#root image[href]').first()).toBeAttached();
  await expect.poll(broken).toEqual([]);
  come();
  await expect(living(page)).toBeVisible();
  await expect(name).toHaveText('Grand Plaza');
  await expect.poll(broken).toEqual([]);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/grand-plaza/login');
  await expect(name).toHaveText('Grand Plaza');
  await expect(name).toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('SHELL-81 an icon that fails once the app is there leaves nothing', async ({
  page,
  request,
  errors,
}) => {
  errors.allow(/Failed to load/);
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  const gone = Promise.withResolvers<void>();
  await page.route('**/api/media/**', async (route) => {
    await gone.promise;
    await route.abort();
  });
  const icons = page.getByRole('navigation', { name: 'Hotel' }).locator('image');
  await page.goto('/grand-plaza/dashboard/hotel', { waitUntil: 'commit' });
  await expect(living(page)).toBeVisible();
  await expect(icons).not.toHaveCount(0);
  gone.resolve();
  await expect(icons).toHaveCount(0);
});

for (const [slug, viewport] of Object.entries(BRANDS)) {
  test.describe(slug, () => {
    test.use({ viewport, deviceScaleFactor: 1 });
    test.beforeEach(({ errors }) => errors.allow(/Failed to load/));

    /** One mount of each screen: the others of it stand in the same columns. */
    async function mountsOf(page: Page, ...areas: Area[]): Promise<ComposedMount[]> {
      await page.goto(`/${slug}/no-such-page`);
      const composition = await compositionOf(page);
      return oneEach(areas.flatMap((area) => mountsIn(composition, area)));
    }

    test(`SHELL-55 ${slug}, signed out: what the gateway paints is the screen, to the pixel`, async ({
      page,
    }, testInfo) => {
      // The steps of a new password expect what the step before them stored.
      await startSessionWith(page, { resetEmail: 'guest@example.com', resetToken: 'token' });
      const anew = await watchFrames(page);
      for (const mount of await mountsOf(page, 'guest-only', 'public')) {
        const path = pathTo(mount);
        if (MOVING_ON.includes(path)) continue;
        const compared = { address: `/${slug}/${path}`, brought: BROUGHT[mount.screen] };
        expect.soft(await compareFrame(page, compared, testInfo), path).toBe(true);
      }
      const nowhere = { address: `/${slug}/no-such-page` };
      expect(await compareFrame(page, nowhere, testInfo)).toBe(true);
      await stopClock(page);
      for (const path of MOVING_ON) {
        const compared = { address: `/${slug}/${path}`, wait: runWhile };
        expect.soft(await compareFrame(page, compared, testInfo), path).toBe(true);
      }
      expect(anew, 'screens that React drew anew').toEqual([]);
    });

    test(`SHELL-55 ${slug}, signed in: what the gateway paints is the screen, to the pixel`, async ({
      page,
      request,
    }, testInfo) => {
      const guest = await guestOf(request, slug);
      await enterAs(page, guest);
      const messageId = await newThread(request, guest);
      const anew = await watchFrames(page);
      for (const mount of await mountsOf(page, 'dashboard')) {
        const path = pathTo(mount, messageId);
        const compared = { address: `/${slug}/${path}`, brought: BROUGHT[mount.screen] };
        const framed = await compareFrame(page, compared, testInfo);
        expect.soft(framed, path).toBe(!WITHOUT_FRAME.test(mount.path));
      }
      expect(anew, 'screens that React drew anew').toEqual([]);
    });
  });
}

test('AUTH-61 AUTH-62 what is missing for a new password is said where nothing moves for it', async ({
  page,
  errors,
}) => {
  errors.allow(/Failed to load/);
  await withoutFonts(page);
  for (const width of [320, 1280])
    for (const step of ['verify-code', 'reset-password']) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/grand-plaza/${step}`);
      await expect(living(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Start again' })).toBeVisible();
      const { sum, moved } = await shiftOf(page);
      expect(Number(sum.toFixed(3)), `${step} at ${width} px:\n${moved.join('\n')}`).toBe(0);
    }
});

test('SHELL-76 a page that comes in pieces is painted once its frame is whole, and nothing moves', async ({
  page,
  request,
  errors,
}) => {
  errors.allow(/Failed to load/);
  await withoutFonts(page);
  await using line = await piecemeal();
  await enterAs(page, await guestOf(request, 'seaside-inn'), line.url);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${line.url}/seaside-inn/dashboard/hotel`);
    await expect(living(page)).toBeVisible();
    const { sum, moved } = await shiftOf(page);
    expect(Number(sum.toFixed(3)), `at ${width} px:\n${moved.join('\n')}`).toBe(0);
  }
});
