import type { ComposedMount } from '@foyer/shared/contracts/composition.ts';
import type { Area } from '@foyer/shared/contracts/mount.ts';
import type { Locator, Page } from '@playwright/test';
import { openWithoutCode } from '../support/before-hydration.ts';
import { compareTemplate, watchHydrationRecoveries } from '../support/checks/compare-template.ts';
import { blockFonts, layoutShiftOf } from '../support/checks/shifts.ts';
import { runClockDuring, stopClock } from '../support/clock.ts';
import { hydratedPage } from '../support/document.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { compositionOf, mountsIn, onePerScreen, pathOf } from '../support/mounts.ts';
import { startChunkingProxy } from '../support/network/chunking-proxy.ts';
import { presetSessionStorage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { createThread } from '../support/threads.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** One brand has all screens; the other tests the common screens on a desktop. */
const BRANDS = { 'grand-plaza': PHONE, 'seaside-inn': DESKTOP };
/** Mounts that only redirect, and screens without a template. */
const WITHOUT_TEMPLATE =
  /^(?:book-restaurant|explore-restaurants|fixture\/.*|messages\/:messageId|:categorySlug\/:subCategorySlug(?:\/.*explore-details)?)$/;
/** Screens that redirect by themselves; they are opened with a stopped clock. */
const REDIRECTING = ['', 'reset-success'];

/** The back link, whose target may not follow from the address alone. */
const backLink = (page: Page) => page.getByRole('navigation', { name: 'Back' });
/** Content of a screen that comes with a link's state, and content that it moves. */
const FROM_LINK: Record<string, (page: Page) => Locator[]> = {
  enquire: (page) => [page.locator('main h1 ~ p'), backLink(page)],
  // A template has rich text without formatting, and here some words are bold.
  profile: (page) => [page.getByRole('listitem').filter({ hasText: 'staffed day and night' })],
};

function pathTo(mount: ComposedMount, messageId = ''): string {
  const inside = mount.area === 'dashboard' ? 'dashboard/' : '';
  return inside + pathOf(mount).replace('messageId', messageId);
}

test('SHELL-55 SHELL-91 hydrates home as home whatever the case of its address', async ({
  page,
  request,
  errors,
}) => {
  errors.allow(/Failed to load/);
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
  const recoveries = await watchHydrationRecoveries(page);
  await page.goto('/grand-plaza/dashboard/HOTEL');
  await expect(hydratedPage(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(backLink(page)).toHaveCount(0);
  expect(recoveries).toEqual([]);
});

test('SHELL-72 SHELL-100 the page requests files that the first paint does not need after it, without any code', async ({
  page,
  request,
}) => {
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
  await page.route(/\/static\/js\/(?:main|react)\./, (route) => route.abort());
  const screen = page.waitForRequest(/\/mfe-hotel\/.*\/home\.\w+\.js$/);
  const icon = page.waitForRequest(/\/icons\/dining\.svg$/);
  const answer = await page.goto('/grand-plaza/dashboard/hotel');
  await Promise.all([screen, icon]);
  const [beforePaint = '', afterPaint = ''] = (await answer?.text())?.split('<template ') ?? [];
  expect(beforePaint).not.toMatch(/modulepreload|as="font"|<image href/);
  expect(afterPaint).toMatch(/modulepreload/);
});

test('SHELL-81 SHELL-97 failed pictures leave a plain background with readable text, before and after hydration', async ({
  page,
  request,
  errors,
}) => {
  errors.allow(/Failed to load/);
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
  await page.route('**/api/media/**', (route) => route.abort());
  const pictures = page.locator('#root :is(img, image)');
  /** Returns visible pictures without alternative text that failed to load. */
  const broken = () =>
    pictures.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => one.getAttribute('alt') === '' || one.hasAttribute('href'))
        .filter((one) => !(one instanceof HTMLImageElement) || (one.complete && !one.naturalWidth))
        .map((one) => one.outerHTML),
    );
  const name = page.getByRole('link', { name: 'Grand Plaza' });

  const sendCode = await openWithoutCode(page, '/grand-plaza/dashboard/hotel');
  await expect(page.locator('#root image[href]').first()).toBeAttached();
  await expect.poll(broken).toEqual([]);
  sendCode();
  await expect(hydratedPage(page)).toBeVisible();
  await expect(name).toHaveText('Grand Plaza');
  await expect.poll(broken).toEqual([]);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/grand-plaza/login');
  await expect(name).toHaveText('Grand Plaza');
  await expect(name).toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('SHELL-97 removes an icon that fails after hydration', async ({ page, request, errors }) => {
  errors.allow(/Failed to load/);
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
  const failed = Promise.withResolvers<void>();
  await page.route('**/api/media/**', async (route) => {
    await failed.promise;
    await route.abort();
  });
  const icons = page.getByRole('navigation', { name: 'Hotel' }).locator('image');
  await page.goto('/grand-plaza/dashboard/hotel', { waitUntil: 'commit' });
  await expect(hydratedPage(page)).toBeVisible();
  await expect(icons).not.toHaveCount(0);
  failed.resolve();
  await expect(icons).toHaveCount(0);
});

for (const [slug, viewport] of Object.entries(BRANDS)) {
  test.describe(slug, () => {
    test.use({ viewport, deviceScaleFactor: 1 });
    test.beforeEach(({ errors }) => errors.allow(/Failed to load/));

    /** Returns one mount per screen: other mounts of a screen have the same layout. */
    async function mountsOf(page: Page, ...areas: Area[]): Promise<ComposedMount[]> {
      await page.goto(`/${slug}/no-such-page`);
      const composition = await compositionOf(page);
      return onePerScreen(areas.flatMap((area) => mountsIn(composition, area)));
    }

    test(`SHELL-55 SHELL-101 ${slug}, signed out: templates match their screens to the pixel`, async ({
      page,
    }, testInfo) => {
      // The steps of a new password need the data of the previous step.
      await presetSessionStorage(page, { resetEmail: 'guest@example.com', resetToken: 'token' });
      const recoveries = await watchHydrationRecoveries(page);
      for (const mount of await mountsOf(page, 'guest-only', 'public')) {
        const path = pathTo(mount);
        if (REDIRECTING.includes(path)) continue;
        const compared = { address: `/${slug}/${path}`, fromLink: FROM_LINK[mount.screen] };
        expect.soft(await compareTemplate(page, compared, testInfo), path).toBe(true);
      }
      const nowhere = { address: `/${slug}/no-such-page` };
      expect(await compareTemplate(page, nowhere, testInfo)).toBe(true);
      await stopClock(page);
      for (const path of REDIRECTING) {
        const compared = { address: `/${slug}/${path}`, wait: runClockDuring };
        expect.soft(await compareTemplate(page, compared, testInfo), path).toBe(true);
      }
      expect(recoveries, 'screens with hydration recovery').toEqual([]);
    });

    test(`SHELL-55 SHELL-101 ${slug}, signed in: templates match their screens to the pixel`, async ({
      page,
      request,
    }, testInfo) => {
      const guest = await createSignedInGuest(request, slug);
      await storeSession(page, guest);
      const messageId = await createThread(request, guest);
      const recoveries = await watchHydrationRecoveries(page);
      for (const mount of await mountsOf(page, 'dashboard')) {
        const path = pathTo(mount, messageId);
        const compared = { address: `/${slug}/${path}`, fromLink: FROM_LINK[mount.screen] };
        const hasTemplate = await compareTemplate(page, compared, testInfo);
        expect.soft(hasTemplate, path).toBe(!WITHOUT_TEMPLATE.test(mount.path));
      }
      expect(recoveries, 'screens with hydration recovery').toEqual([]);
    });
  });
}

test('AUTH-61 AUTH-62 AUTH-99 the notice about missing steps of a new password causes no layout shift', async ({
  page,
  errors,
}) => {
  errors.allow(/Failed to load/);
  await blockFonts(page);
  for (const width of [320, 1280])
    for (const step of ['verify-code', 'reset-password']) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/grand-plaza/${step}`);
      await expect(hydratedPage(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Start again' })).toBeVisible();
      const { sum, moved } = await layoutShiftOf(page);
      expect(Number(sum.toFixed(3)), `${step} at ${width} px:\n${moved.join('\n')}`).toBe(0);
    }
});

test('SHELL-76 a page that arrives in chunks is painted when its template is complete, without layout shifts', async ({
  page,
  request,
  errors,
}) => {
  errors.allow(/Failed to load/);
  await blockFonts(page);
  await using proxy = await startChunkingProxy();
  await storeSession(page, await createSignedInGuest(request, 'seaside-inn'), proxy.url);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${proxy.url}/seaside-inn/dashboard/hotel`);
    await expect(hydratedPage(page)).toBeVisible();
    const { sum, moved } = await layoutShiftOf(page);
    expect(Number(sum.toFixed(3)), `at ${width} px:\n${moved.join('\n')}`).toBe(0);
  }
});
