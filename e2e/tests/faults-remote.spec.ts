import type { Page } from '@playwright/test';
import { watchBlank } from '../support/blank.ts';
import { settleOn, settleOnLayout, settleOnShell, stopClock } from '../support/clock.ts';
import { living, sameDocument } from '../support/document.ts';
import { openUserMenu } from '../support/guests.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { gatewayWithNext, NEXT } from '../support/own-fleet.ts';
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
} from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

const DASHBOARD = '/grand-plaza/dashboard';
/** What Chromium says of a file that it did not run. */
const REFUSED_FILE = /integrity|Failed to load module script|Failed to fetch dynamically/i;

/** In the frame and in the screen. */
const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome to Grand Plaza' });
const home = (page: Page) => living(page).getByRole('heading', { name: 'Welcome to Grand Plaza' });
const card = (page: Page) => page.getByRole('heading', { name: 'This page did not open' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const notifications = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Notifications' });
const wellness = (page: Page) => page.getByRole('heading', { level: 1, name: 'Wellness' });
const press = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hotel' }).getByRole('link', { name }).click();

/** The versions of mfe-hotel whose files have been asked for. */
function versionsAsked(page: Page): Set<string> {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const version = /\/-\/releases\/mfe-hotel\/([^/]+)\//.exec(request.url())?.[1];
    if (version) versions.add(version);
  });
  return versions;
}

/** Header, navigation and the other remotes' screens work while one remote does not. */
async function theRestLives(page: Page): Promise<void> {
  await openUserMenu(page);
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
  await press(page, 'Wellness');
  await expect(wellness(page)).toBeVisible();
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expect(page).toHaveURL(`${DASHBOARD}/notification`);
  await expect(notifications(page)).toBeVisible();
}

/** Presses Retry and waits until `version`, the last to be tried, has failed again. */
async function retryInVain(page: Page, version: string): Promise<void> {
  const failed = page.waitForEvent('console', (message) =>
    message.text().startsWith(`mfe-hotel ${version}, screen home: no-code`),
  );
  await retry(page).click();
  await failed;
  await expect(card(page)).toBeVisible();
}

test.beforeEach(async ({ page, request }) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
});

const FAULTS: Record<string, Fault> = {
  'its origin is down': down,
  '404': missing,
  'garbage as JavaScript': garbage,
  'HTML as JavaScript (captive portal)': portal,
  'one byte of each file changed': oneByteChanged,
};

test('FAULT-01 FAULT-02 FAULT-04 FAULT-09 of a release whose files fail the previous one shows, without waiting', async ({
  page,
  errors,
}) => {
  errors.allow(REFUSED_FILE);
  const blank = await watchBlank(page);
  await stopClock(page);
  for (const [what, fault] of Object.entries(FAULTS))
    await test.step(what, async () => {
      // What failed before is asked last for a while in this tab.
      await page.evaluate(() => sessionStorage.clear());
      const heal = await breakFiles(page, releaseFiles('mfe-hotel', CURRENT), fault);
      const asked = versionsAsked(page);
      await page.goto(`${DASHBOARD}/hotel`);
      const start = await page.evaluate(() => Date.now());
      await settleOn(page, home(page));
      expect(await page.evaluate(() => Date.now())).toBeLessThan(start + 1_000);
      await expect(card(page)).toHaveCount(0);
      expect([...asked].sort()).toEqual([PREVIOUS, CURRENT]);
      expect(await blank(), 'painted empty').toBe(0);
      await heal();
    });
});

test('FAULT-01 all releases of a remote are down: the card in its own screen, the rest lives, Retry heals', async ({
  page,
  errors,
}) => {
  errors.allow(REFUSED_FILE);
  const blank = await watchBlank(page);
  const heal = await breakFiles(page, releaseFiles('mfe-hotel'), down);
  await page.goto(`${DASHBOARD}/hotel`);
  await expect(card(page)).toBeVisible();
  expect(await blank(), 'painted empty').toBe(0);
  const still = await sameDocument(page);
  await theRestLives(page);
  await press(page, 'Hotel');
  await expect(card(page)).toBeVisible();
  await retryInVain(page, PREVIOUS);
  await heal();
  await retry(page).click();
  await expect(home(page)).toBeVisible();
  await still();
});

test('FAULT-03 while a release hangs its frame stands; after 8 s the previous one', async ({
  page,
}) => {
  await breakFiles(page, releaseFiles('mfe-hotel', CURRENT), blackHole);
  await stopClock(page);
  await page.goto(`${DASHBOARD}/hotel`, { waitUntil: 'commit' });
  await settleOnLayout(page);
  await settleOnShell(page);
  await page.clock.runFor(7_000);
  await expect(welcome(page)).toBeVisible();
  await expect(home(page)).toHaveCount(0);
  await page.clock.runFor(2_500);
  await settleOn(page, home(page));
});

test('FAULT-03 while both releases hang the frame leads on; the card within 16 s, the rest lives, Retry heals', async ({
  page,
}) => {
  const heal = await breakFiles(page, releaseFiles('mfe-hotel'), blackHole);
  const blank = await watchBlank(page);
  await stopClock(page);
  await page.goto(`${DASHBOARD}/hotel`, { waitUntil: 'commit' });
  await settleOnLayout(page);
  await settleOnShell(page);
  await page.clock.runFor(4_000);
  await expect(welcome(page)).toBeVisible();
  await press(page, 'Wellness');
  await settleOn(page, wellness(page));
  await settleOn(page, living(page));
  expect(await blank(), 'painted empty').toBe(0);

  await page.clock.resume();
  const comesWithin = async (ms: number, awaited = card(page)) => {
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.clock.fastForward(ms);
    await expect(awaited).toBeVisible();
  };
  await press(page, 'Hotel');
  await comesWithin(16_000);
  await theRestLives(page);
  await press(page, 'Hotel');
  await comesWithin(16_000);
  await heal();
  // Chromium goes on waiting for the hung import: Retry may reload the document, once.
  await retry(page).click();
  await expect(async () => {
    await page.clock.fastForward(1_000);
    await expect(home(page)).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('FAULT-05 FLEET-44 a release that throws on evaluation: the previous one; alone, no endless retry; a rollback heals the open tab', async ({
  page,
  request,
}) => {
  const gateway = await gatewayWithNext({
    entry: "throw new Error('This release is broken'); export const get = 1, init = 1;",
  });
  try {
    await enterAs(page, await guestOf(request, 'grand-plaza'), gateway.url);
    const blank = await watchBlank(page);
    await gateway.point({ current: NEXT, previous: CURRENT });
    const asked = versionsAsked(page);
    await page.goto(`${gateway.url}${DASHBOARD}/hotel`);
    await expect(home(page)).toBeVisible();
    expect([...asked].sort()).toEqual([CURRENT, NEXT]);
    expect(await blank(), 'painted empty').toBe(0);

    await gateway.point({ current: NEXT });
    await page.goto(`${gateway.url}${DASHBOARD}/hotel`);
    await expect(card(page)).toBeVisible();
    expect(await blank(), 'painted empty').toBe(0);
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
    // Now the failure has been drawn, so that no later time can count as that of the press.
    await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle())));
    const before = entries;
    await page.clock.install();
    await page.clock.fastForward(60_000);
    await press(page, 'Wellness');
    await expect(wellness(page)).toBeVisible();
    expect(documents, 'reloaded once at most').toBe(1);
    expect(entries, 'nothing retries by itself').toBe(before);

    await gateway.point({ current: CURRENT });
    await press(page, 'Hotel');
    await expect(card(page).or(home(page))).toBeVisible();
    // The card asks twice a minute.
    await page.clock.fastForward(60_000);
    await expect(home(page)).toBeVisible();
  } finally {
    await gateway.stop();
  }
});

test('FAULT-06 a screen throws while rendering, in an effect or in a handler: its card or nothing, the rest lives, Retry heals', async ({
  page,
  errors,
}) => {
  errors.allow(/on purpose/);
  const broken = page.getByRole('heading', { name: 'Broken screen' });
  const heal = async (screen = broken) => {
    const still = await sameDocument(page);
    await page.evaluate(() => sessionStorage.setItem('healed', 'true'));
    await retry(page).click();
    await expect(screen).toBeVisible();
    await still();
    await page.evaluate(() => sessionStorage.removeItem('healed'));
  };

  await test.step('in a handler', async () => {
    await page.goto(`${DASHBOARD}/fixture/broken`);
    await page.getByRole('button', { name: 'Press me' }).click();
    await expect(broken).toBeVisible();
    await theRestLives(page);
  });
  await test.step('while rendering', async () => {
    const address = `${DASHBOARD}/fixture/broken?throw=render`;
    await page.goto(address);
    await expect(card(page)).toBeVisible();
    await theRestLives(page);
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
  await test.step('in an effect as it takes its frame over', async () => {
    await page.addInitScript(() => {
      const observe = ResizeObserver.prototype.observe;
      ResizeObserver.prototype.observe = function (element) {
        if (element.matches('[aria-label="Quick info"]') && !sessionStorage.getItem('healed'))
          throw new Error('An effect broke on purpose');
        observe.call(this, element);
      };
    });
    await page.goto(`${DASHBOARD}/hotel`);
    await expect(card(page)).toBeVisible();
    await theRestLives(page);
    await press(page, 'Hotel');
    await expect(card(page)).toBeVisible();
    await heal(home(page));
  });
});

test('FAULT-07 chunk 404 after the entry loaded: one guarded retry, then the previous release or the card', async ({
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
  // Of each release: the import, a look past the cache, the import again.
  expect(tries).toBeLessThanOrEqual(6);
  const still = await sameDocument(page);
  await healBoth();
  await retry(page).click();
  await expect(page.getByRole('tab', { name: 'Parking' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('main')).toBeFocused();
  await still();

  await breakFiles(page, releaseFiles('mfe-hotel', CURRENT, chunk), missing);
  const asked = versionsAsked(page);
  await page.goto(`${DASHBOARD}/hotel`);
  await tab.click();
  await expect(page.getByRole('tab', { name: 'Parking' })).toBeVisible();
  expect(asked).toContain(PREVIOUS);
});
