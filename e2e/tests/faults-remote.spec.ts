import type { Page } from '@playwright/test';
import { watchBlank } from '../support/blank.ts';
import { settleOn, settleOnLayout, settleOnShell, stopClock } from '../support/clock.ts';
import { living, openHydrated, sameDocument } from '../support/document.ts';
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

const home = (page: Page) => living(page).getByRole('heading', { name: 'Welcome to Grand Plaza' });
const card = (page: Page) => page.getByRole('heading', { name: 'This page did not open' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const notifications = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Notifications' });
const wellness = (page: Page) => page.getByRole('heading', { level: 1, name: 'Wellness' });
const bottomNav = (page: Page) => page.getByRole('navigation', { name: 'Hotel' });

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
  await bottomNav(page).getByRole('link', { name: 'Wellness' }).click();
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

const FAULTS: { title: string; fault: Fault }[] = [
  { title: "FAULT-01 remote's origin down", fault: down },
  { title: 'FAULT-02 404', fault: missing },
  { title: 'FAULT-04 garbage as JavaScript', fault: garbage },
  { title: 'FAULT-04 HTML as JavaScript (captive portal)', fault: portal },
  { title: 'FAULT-09 one byte of each file changed', fault: oneByteChanged },
];

for (const { title, fault } of FAULTS) {
  test(`${title}: the previous good release, else the card in its own screen; Retry heals`, async ({
    page,
    errors,
  }) => {
    errors.allow(REFUSED_FILE);
    const blank = await watchBlank(page);
    await test.step('only the current release fails: the previous one is shown at once', async () => {
      const heal = await breakFiles(page, releaseFiles('mfe-hotel', CURRENT), fault);
      const asked = versionsAsked(page);
      await page.goto(`${DASHBOARD}/hotel`);
      await expect(home(page)).toBeVisible();
      await expect(card(page)).toHaveCount(0);
      expect([...asked].sort()).toEqual([PREVIOUS, CURRENT]);
      expect(await blank(), 'painted empty').toBe(0);
      await heal();
    });

    await test.step('both fail: the card, the rest lives, Retry works once it heals', async () => {
      const heal = await breakFiles(page, releaseFiles('mfe-hotel'), fault);
      await page.goto(`${DASHBOARD}/hotel`);
      await expect(card(page)).toBeVisible();
      await expect(retry(page)).toBeVisible();
      expect(await blank(), 'painted empty').toBe(0);
      const still = await sameDocument(page);
      await theRestLives(page);
      await bottomNav(page).getByRole('link', { name: 'Hotel' }).click();
      await expect(card(page)).toBeVisible();
      await retryInVain(page, PREVIOUS);
      await heal();
      await retry(page).click();
      await expect(home(page)).toBeVisible();
      await still();
    });
  });
}

test('FAULT-02 entry 404: no wait before the previous good release', async ({ page, errors }) => {
  errors.allow(REFUSED_FILE);
  await breakFiles(page, releaseFiles('mfe-hotel', CURRENT, 'remoteEntry.js'), missing);
  await stopClock(page);
  await page.goto(`${DASHBOARD}/hotel`);
  const start = await page.evaluate(() => Date.now());
  await settleOn(page, home(page));
  expect(await page.evaluate(() => Date.now())).toBeLessThan(start + 1_000);
});

test('FAULT-03 black hole: after 8 s the previous good release', async ({ page }) => {
  await breakFiles(page, releaseFiles('mfe-hotel', CURRENT), blackHole);
  await stopClock(page);
  await page.goto(`${DASHBOARD}/hotel`, { waitUntil: 'commit' });
  await settleOnLayout(page);
  await settleOnShell(page);
  await page.clock.runFor(7_000);
  await expect(home(page)).toHaveCount(0);
  await page.clock.runFor(2_500);
  await settleOn(page, home(page));
});

test('FAULT-03 while a screen hangs its frame stands and leads on, until the card is there', async ({
  page,
}) => {
  const framed = page.getByRole('heading', { name: 'Welcome to Grand Plaza' });
  const blank = await watchBlank(page);
  await breakFiles(page, releaseFiles('mfe-hotel'), blackHole);
  await stopClock(page);
  await page.goto(`${DASHBOARD}/hotel`, { waitUntil: 'commit' });
  await settleOnLayout(page);
  await settleOnShell(page);
  await page.clock.runFor(7_000);
  await expect(framed).toBeVisible();
  await page.clock.runFor(2_500);
  await settleOn(page, card(page));
  expect(await blank(), 'painted empty').toBe(0);

  await page.goto(`${DASHBOARD}/hotel`, { waitUntil: 'commit' });
  await settleOnLayout(page);
  await settleOnShell(page);
  await page.clock.runFor(4_000);
  await expect(framed).toBeVisible();
  await bottomNav(page).getByRole('link', { name: 'Wellness' }).click();
  await settleOn(page, wellness(page));
  await settleOn(page, living(page));
});

test('FAULT-03 both releases hang: the card within 16 s, the rest lives, Retry heals', async ({
  page,
}) => {
  const heal = await breakFiles(page, releaseFiles('mfe-hotel'), blackHole);
  await page.clock.install();
  await openHydrated(page, `${DASHBOARD}/wellness`);
  await expect(wellness(page)).toBeVisible();
  await bottomNav(page).getByRole('link', { name: 'Hotel' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.clock.fastForward(8_000);
  await expect(async () => {
    await page.clock.fastForward(4_000);
    await expect(card(page)).toBeVisible({ timeout: 300 });
  }).toPass();
  await theRestLives(page);
  await bottomNav(page).getByRole('link', { name: 'Hotel' }).click();
  await expect(async () => {
    await page.clock.fastForward(4_000);
    await expect(card(page)).toBeVisible({ timeout: 300 });
  }).toPass();
  await heal();
  // Chromium goes on waiting for the hung import: Retry may reload the document, once.
  await retry(page).click();
  await expect(async () => {
    await page.clock.fastForward(1_000);
    await expect(home(page)).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('FAULT-05 a release that throws on evaluation: the previous one; alone, no endless retry', async ({
  page,
  request,
}) => {
  const gateway = await gatewayWithNext({
    entry: "throw new Error('This release is broken'); export const get = 1, init = 1;",
  });
  try {
    await enterAs(page, await guestOf(request, 'grand-plaza'), gateway.url);
    await gateway.point({ current: NEXT, previous: CURRENT });
    const asked = versionsAsked(page);
    const blank = await watchBlank(page);
    const openHome = () => page.goto(`${gateway.url}${DASHBOARD}/hotel`);
    await openHome();
    await expect(home(page)).toBeVisible();
    expect([...asked].sort()).toEqual([CURRENT, NEXT]);
    expect(await blank(), 'painted empty').toBe(0);

    await gateway.point({ current: NEXT });
    await openHome();
    await expect(card(page)).toBeVisible();
    expect(await blank(), 'painted empty').toBe(0);
    let documents = 0;
    let entries = 0;
    page.on('request', (asked) => {
      if (asked.isNavigationRequest()) documents += 1;
      if (asked.url().endsWith('/remoteEntry.js')) entries += 1;
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
    await bottomNav(page).getByRole('link', { name: 'Wellness' }).click();
    await expect(wellness(page)).toBeVisible();
    expect(documents, 'reloaded once at most').toBe(1);
    expect(entries, 'nothing retries by itself').toBe(before);
  } finally {
    await gateway.stop();
  }
});

test('FAULT-06 a screen throws while rendering or in an effect: its card, the rest lives, Retry heals', async ({
  page,
  errors,
}) => {
  errors.allow(/on purpose/);
  for (const where of ['render', 'effect']) {
    await page.goto(`${DASHBOARD}/fixture/broken?throw=${where}`);
    await expect(card(page)).toBeVisible();
    const still = await sameDocument(page);
    await theRestLives(page);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(`${DASHBOARD}/fixture/broken?throw=${where}`);
    await expect(card(page)).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('healed', 'true'));
    await retry(page).click();
    await expect(page.getByRole('heading', { name: 'Broken screen' })).toBeVisible();
    await still();
    await page.evaluate(() => sessionStorage.removeItem('healed'));
  }
});

test('FAULT-06 a screen throws in an effect as it takes its frame over: its card, the rest lives, Retry heals', async ({
  page,
  errors,
}) => {
  errors.allow(/on purpose/);
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
  const still = await sameDocument(page);
  await theRestLives(page);
  await bottomNav(page).getByRole('link', { name: 'Hotel' }).click();
  await expect(card(page)).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('healed', 'true'));
  await retry(page).click();
  await expect(home(page)).toBeVisible();
  await still();
});

test('FAULT-06 a handler throws: the screen stays, the rest lives', async ({ page, errors }) => {
  errors.allow(/on purpose/);
  await page.goto(`${DASHBOARD}/fixture/broken`);
  await page.getByRole('button', { name: 'Press me' }).click();
  await expect(page.getByRole('heading', { name: 'Broken screen' })).toBeVisible();
  await theRestLives(page);
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
  await still();

  await breakFiles(page, releaseFiles('mfe-hotel', CURRENT, chunk), missing);
  const asked = versionsAsked(page);
  await page.goto(`${DASHBOARD}/hotel`);
  await expect(home(page)).toBeVisible();
  await tab.click();
  await expect(page.getByRole('tab', { name: 'Parking' })).toBeVisible();
  expect(asked).toContain(PREVIOUS);
});

test('FAULT-08 a release built against another major of React is refused; what ran goes on', async ({
  page,
  request,
}) => {
  const gateway = await gatewayWithNext({ singletons: { react: '^20.0.0' } });
  try {
    await enterAs(page, await guestOf(request, 'grand-plaza'), gateway.url);
    await page.goto(`${gateway.url}${DASHBOARD}/hotel`);
    await expect(home(page)).toBeVisible();
    await gateway.point({ current: NEXT, previous: CURRENT });
    expect(gateway.logged.join('\n')).toContain(`mfe-hotel ${NEXT} needs react ^20.0.0`);
    const asked = versionsAsked(page);
    await page.reload();
    await expect(home(page)).toBeVisible();
    expect([...asked]).toEqual([CURRENT]);
  } finally {
    await gateway.stop();
  }
});
