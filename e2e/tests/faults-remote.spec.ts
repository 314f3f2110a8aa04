import type { Page } from '@playwright/test';
import { watchEmptyPaints } from '../support/checks/empty-paints.ts';
import {
  runClockUntilLayoutLoaded,
  runClockUntilShellStarted,
  runClockUntilVisible,
  stopClock,
} from '../support/clock.ts';
import { hydratedPage, markDocument } from '../support/document.ts';
import { openUserMenu } from '../support/guests.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import {
  blackHole,
  breakFiles,
  CURRENT,
  down,
  type Fault,
  garbage,
  missing,
  oneByteChanged,
  PREVIOUS,
  portal,
  releaseFiles,
} from '../support/network/releases.ts';
import { gatewayWithNext, NEXT } from '../support/servers/changed-releases.ts';
import { expect, test } from '../support/test.ts';

const DASHBOARD = '/grand-plaza/dashboard';
/** Chromium's messages for a file that it did not run. */
const REFUSED_FILE = /integrity|Failed to load module script|Failed to fetch dynamically/i;

/** Located in the template and in the screen. */
const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome to Grand Plaza' });
const home = (page: Page) =>
  hydratedPage(page).getByRole('heading', { name: 'Welcome to Grand Plaza' });
const card = (page: Page) => page.getByRole('heading', { name: 'This page did not open' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const notifications = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Notifications' });
const wellness = (page: Page) => page.getByRole('heading', { level: 1, name: 'Wellness' });
const press = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hotel' }).getByRole('link', { name }).click();

/** Collects the versions of mfe-hotel whose files are requested. */
function requestedVersions(page: Page): Set<string> {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const version = /\/-\/releases\/mfe-hotel\/([^/]+)\//.exec(request.url())?.[1];
    if (version) versions.add(version);
  });
  return versions;
}

/** Checks that header, navigation and other remotes work while one remote fails. */
async function expectRestWorks(page: Page): Promise<void> {
  await openUserMenu(page);
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  await press(page, 'Wellness');
  await expect(wellness(page)).toBeVisible();
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expect(page).toHaveURL(`${DASHBOARD}/notification`);
  await expect(notifications(page)).toBeVisible();
}

/** Presses Retry and waits until `version`, which is tried last, has failed again. */
async function retryInVain(page: Page, version: string): Promise<void> {
  const failed = page.waitForEvent('console', (message) =>
    message.text().startsWith(`mfe-hotel ${version}, screen home: no-code`),
  );
  await retry(page).click();
  await failed;
  await expect(card(page)).toBeVisible();
}

test.beforeEach(async ({ page, request }) => {
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
});

const FAULTS: Record<string, Fault> = {
  'its origin is down': down,
  '404': missing,
  'garbage as JavaScript': garbage,
  'HTML as JavaScript (captive portal)': portal,
  'one byte of each file changed': oneByteChanged,
};

test('FAULT-01 FAULT-02 FAULT-04 FAULT-09 shows the previous release at once if files of a release fail', async ({
  page,
  errors,
}) => {
  errors.allow(REFUSED_FILE);
  const blank = await watchEmptyPaints(page);
  await stopClock(page);
  for (const [title, fault] of Object.entries(FAULTS))
    await test.step(title, async () => {
      // This tab would try releases last that failed before.
      await page.evaluate(() => sessionStorage.clear());
      const heal = await breakFiles(page, releaseFiles('mfe-hotel', CURRENT), fault);
      const requested = requestedVersions(page);
      await page.goto(`${DASHBOARD}/hotel`);
      const start = await page.evaluate(() => Date.now());
      await runClockUntilVisible(page, home(page));
      expect(await page.evaluate(() => Date.now())).toBeLessThan(start + 1_000);
      await expect(card(page)).toHaveCount(0);
      expect([...requested].sort()).toEqual([PREVIOUS, CURRENT]);
      expect(await blank(), 'empty paints').toBe(0);
      heal();
    });
});

test('FAULT-01 FAULT-38 with all releases of a remote down its screen shows the error card, the rest works, and Retry recovers it', async ({
  page,
  errors,
}) => {
  errors.allow(REFUSED_FILE);
  const blank = await watchEmptyPaints(page);
  const heal = await breakFiles(page, releaseFiles('mfe-hotel'), down);
  await page.goto(`${DASHBOARD}/hotel`);
  await expect(card(page)).toBeVisible();
  expect(await blank(), 'empty paints').toBe(0);
  const expectSameDocument = await markDocument(page);
  await expectRestWorks(page);
  await press(page, 'Hotel');
  await expect(card(page)).toBeVisible();
  await retryInVain(page, PREVIOUS);
  heal();
  await retry(page).click();
  await expect(home(page)).toBeVisible();
  await expectSameDocument();
});

test('FAULT-03 keeps the template while a release hangs, and shows the previous release after 8 s', async ({
  page,
}) => {
  await breakFiles(page, releaseFiles('mfe-hotel', CURRENT), blackHole);
  await stopClock(page);
  await page.goto(`${DASHBOARD}/hotel`, { waitUntil: 'commit' });
  await runClockUntilLayoutLoaded(page);
  await runClockUntilShellStarted(page);
  await page.clock.runFor(7_000);
  await expect(welcome(page)).toBeVisible();
  await expect(home(page)).toHaveCount(0);
  await page.clock.runFor(2_500);
  await runClockUntilVisible(page, home(page));
});

test('FAULT-03 keeps links of the template working while both releases hang, shows the error card within 16 s, and recovers with Retry', async ({
  page,
}) => {
  const heal = await breakFiles(page, releaseFiles('mfe-hotel'), blackHole);
  const blank = await watchEmptyPaints(page);
  await stopClock(page);
  await page.goto(`${DASHBOARD}/hotel`, { waitUntil: 'commit' });
  await runClockUntilLayoutLoaded(page);
  await runClockUntilShellStarted(page);
  await page.clock.runFor(4_000);
  await expect(welcome(page)).toBeVisible();
  await press(page, 'Wellness');
  await runClockUntilVisible(page, wellness(page));
  await runClockUntilVisible(page, hydratedPage(page));
  expect(await blank(), 'empty paints').toBe(0);

  await page.clock.resume();
  const expectWithin = async (ms: number, awaited = card(page)) => {
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.clock.fastForward(ms);
    await expect(awaited).toBeVisible();
  };
  await press(page, 'Hotel');
  await expectWithin(16_000);
  await expectRestWorks(page);
  await press(page, 'Hotel');
  await expectWithin(16_000);
  heal();
  // Chromium keeps waiting for the hanging import, so Retry may reload the document once. The clock
  // runs by itself: advancing it would use up the time limit of the new document.
  await retry(page).click();
  await expect(home(page)).toBeVisible();
});

test('FAULT-05 FAULT-47 FLEET-44 FLEET-140 falls back from a release that throws on evaluation; without a fallback it does not retry endlessly, and a rollback recovers the open tab', async ({
  page,
  request,
}) => {
  const gateway = await gatewayWithNext({
    entry: "throw new Error('This release is broken'); export const get = 1, init = 1;",
  });
  try {
    await storeSession(page, await createSignedInGuest(request, 'grand-plaza'), gateway.url);
    const blank = await watchEmptyPaints(page);
    await gateway.setChannel({ current: NEXT, previous: CURRENT });
    const requested = requestedVersions(page);
    await page.goto(`${gateway.url}${DASHBOARD}/hotel`);
    await expect(home(page)).toBeVisible();
    expect([...requested].sort()).toEqual([CURRENT, NEXT]);
    expect(await blank(), 'empty paints').toBe(0);

    await gateway.setChannel({ current: NEXT });
    await page.goto(`${gateway.url}${DASHBOARD}/hotel`);
    await expect(card(page)).toBeVisible();
    expect(await blank(), 'empty paints').toBe(0);
    let documents = 0;
    let entries = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
      if (request.url().endsWith('/remoteEntry.js')) entries += 1;
    });
    const reloaded = page.waitForEvent('load');
    await retry(page).click();
    await reloaded;
    await expect(card(page)).toBeVisible();
    await retryInVain(page, NEXT);
    // The failure must be rendered before the clock advances.
    await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle())));
    const before = entries;
    await page.clock.install();
    await page.clock.fastForward(60_000);
    const checked = page.waitForResponse('**/-/composition/*');
    await press(page, 'Wellness');
    await expect(wellness(page)).toBeVisible();
    await checked;
    expect(documents, 'reloaded at most once').toBe(1);
    expect(entries, 'no automatic retry').toBe(before);

    await gateway.setChannel({ current: CURRENT });
    // The card checks at once. The clock runs by itself: advancing it would use up the time limit of
    // the new document.
    await press(page, 'Hotel');
    await expect(home(page)).toBeVisible();
  } finally {
    await gateway.stop();
  }
});

test('FAULT-06 a screen that throws while rendering, in an effect or in a handler leaves the rest working, and Retry recovers it', async ({
  page,
  errors,
}) => {
  errors.allow(/on purpose/);
  const broken = page.getByRole('heading', { name: 'Broken screen' });
  const heal = async (screen = broken) => {
    const expectSameDocument = await markDocument(page);
    await page.evaluate(() => sessionStorage.setItem('healed', 'true'));
    await retry(page).click();
    await expect(screen).toBeVisible();
    await expectSameDocument();
    await page.evaluate(() => sessionStorage.removeItem('healed'));
  };

  await test.step('in a handler', async () => {
    await page.goto(`${DASHBOARD}/fixture/broken`);
    await page.getByRole('button', { name: 'Press me' }).click();
    await expect(broken).toBeVisible();
    await expectRestWorks(page);
  });
  await test.step('while rendering', async () => {
    const address = `${DASHBOARD}/fixture/broken?throw=render`;
    await page.goto(address);
    await expect(card(page)).toBeVisible();
    await expectRestWorks(page);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(card(page)).toBeVisible();
    await heal();
  });
  await test.step('in an effect', async () => {
    await page.goto(`${DASHBOARD}/fixture/broken?throw=effect`);
    await expect(card(page)).toBeVisible();
    await heal();
  });
  await test.step('in an effect during hydration', async () => {
    await page.addInitScript(() => {
      const observe = ResizeObserver.prototype.observe;
      ResizeObserver.prototype.observe = function (element) {
        if (element.closest('[aria-label="Quick info"]') && !sessionStorage.getItem('healed'))
          throw new Error('An effect broke on purpose');
        observe.call(this, element);
      };
    });
    await page.goto(`${DASHBOARD}/hotel`);
    await expect(card(page)).toBeVisible();
    await expectRestWorks(page);
    await press(page, 'Hotel');
    await expect(card(page)).toBeVisible();
    await heal(home(page));
  });
});

test('FAULT-07 retries a missing chunk once, then shows the previous release or the error card', async ({
  page,
  errors,
}) => {
  errors.allow(REFUSED_FILE);
  const chunk = 'static/js/async/quick-info.*';
  const tab = page.getByRole('link', { name: 'Parking' });
  let tries = 0;
  const countedMissing: Fault = (route) => {
    tries += 1;
    return missing(route);
  };

  await page.goto(`${DASHBOARD}/hotel`);
  await expect(home(page)).toBeVisible();
  const healBoth = await breakFiles(page, releaseFiles('mfe-hotel', '*', chunk), countedMissing);
  await tab.click();
  await expect(card(page)).toBeVisible();
  // Per release: the import, a request past the cache, the import again.
  expect(tries).toBeLessThanOrEqual(6);
  const expectSameDocument = await markDocument(page);
  healBoth();
  await retry(page).click();
  await expect(page.getByRole('tab', { name: 'Parking' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('main')).toBeFocused();
  await expectSameDocument();

  await breakFiles(page, releaseFiles('mfe-hotel', CURRENT, chunk), missing);
  const requested = requestedVersions(page);
  await page.goto(`${DASHBOARD}/hotel`);
  await tab.click();
  await expect(page.getByRole('tab', { name: 'Parking' })).toBeVisible();
  expect(requested).toContain(PREVIOUS);
});
