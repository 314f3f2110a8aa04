import type { Page } from '@playwright/test';
import {
  runClockUntilLayoutLoaded,
  runClockUntilShellStarted,
  runClockUntilVisible,
  stopClock,
} from '../support/clock.ts';
import { hydratedPage, markDocument, openHydrated } from '../support/document.ts';
import { openUserMenu } from '../support/guests.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { CURRENT } from '../support/network/releases.ts';
import { gatewayWithNext, NEXT } from '../support/servers/changed-releases.ts';
import { expect, test } from '../support/test.ts';

const HOME = '/grand-plaza/dashboard/hotel';
const ENQUIRE = '/grand-plaza/dashboard/enquire';

/** Returns an entry of mfe-hotel in which every screen is this route module. */
const release = (screen: string) =>
  `export const init = () => {}; export const get = async () => () => (${screen});`;
const NEVER_BEGINS = release('{ Component: () => null, loader: () => new Promise(() => {}) }');
const THROWS_ON_RENDER = release(
  "{ Component: () => { throw new Error('A first render broke on purpose'); } }",
);

const home = (page: Page) =>
  hydratedPage(page).getByRole('heading', { name: 'Welcome to Grand Plaza' });
const card = (page: Page) => page.getByRole('heading', { name: 'This page did not open' });
const updateNotice = (page: Page) => page.getByText('A new version is ready.');

/** Collects later log lines of the page about NEXT. */
function logLinesOfNext(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(`mfe-hotel ${NEXT},`)) lines.push(message.text());
  });
  return lines;
}

/** Checks that header and menu work. */
async function expectWorkingMenu(page: Page): Promise<void> {
  await openUserMenu(page);
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
}

/** Makes the tab visible after this call has returned, as the page may then reload. */
const returnToTab = (page: Page) =>
  page.evaluate(() => void setTimeout(() => document.dispatchEvent(new Event('visibilitychange'))));

test('FAULT-31 FAULT-48 replaces a release whose loader never ends after 8 s, and at once in the next document; without a fallback it shows the error card', async ({
  page,
  request,
}) => {
  const gateway = await gatewayWithNext({ entry: NEVER_BEGINS });
  try {
    await storeSession(page, await createSignedInGuest(request, 'grand-plaza'), gateway.url);
    const lines = logLinesOfNext(page);
    /** Opens hotel home and advances exactly the eight seconds that start with the shell. */
    const openFor8s = async () => {
      await page.goto(gateway.url + HOME);
      await runClockUntilLayoutLoaded(page);
      await runClockUntilShellStarted(page);
      await page.clock.runFor(8_000);
    };
    await gateway.setChannel({ current: NEXT, previous: CURRENT });
    await stopClock(page);
    await openFor8s();
    await runClockUntilVisible(page, home(page));

    await page.reload();
    const start = await page.evaluate(() => Date.now());
    await runClockUntilVisible(page, home(page));
    expect(await page.evaluate(() => Date.now())).toBeLessThan(start + 8_000);

    await gateway.setChannel({ current: NEXT });
    lines.length = 0;
    await openFor8s();
    await runClockUntilVisible(page, card(page));
    await expectWorkingMenu(page);
    await expect.poll(() => lines.join('\n')).toContain('screen home: timed-out');
  } finally {
    await gateway.stop();
  }
});

test('FAULT-32 FAULT-33 FAULT-49 FAULT-50 a release that throws on its first render falls back and is remembered in this tab; without a fallback a rollback replaces its error card; other screens offer a reload', async ({
  page,
  request,
  errors,
}) => {
  errors.allow(/on purpose/);
  const gateway = await gatewayWithNext({ entry: THROWS_ON_RENDER });
  try {
    await storeSession(page, await createSignedInGuest(request, 'grand-plaza'), gateway.url);
    const lines = logLinesOfNext(page);
    await gateway.setChannel({ current: NEXT, previous: CURRENT });
    await page.goto(gateway.url + HOME);
    await expect(home(page)).toBeVisible();
    await expect.poll(() => lines.join('\n')).toContain('screen home: threw');
    lines.length = 0;
    await page.reload();
    await expect(home(page)).toBeVisible();
    expect(lines, 'tried last').toEqual([]);

    await gateway.setChannel({ current: NEXT });
    await test.step('a screen that did not fail keeps its input and offers a reload', async () => {
      await openHydrated(page, gateway.url + ENQUIRE);
      const message = page.getByLabel('Message', { exact: true });
      await message.fill('Is there a place for a van?');
      await gateway.setChannel({ current: CURRENT });
      const expectSameDocument = await markDocument(page);
      await returnToTab(page);
      await expect(updateNotice(page)).toBeVisible();
      await expectSameDocument();
      await expect(message).toHaveValue('Is there a place for a van?');
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Reload' }).click();
      await reloaded;
      await expect(message).toHaveValue('Is there a place for a van?');
      await returnToTab(page);
      await expect(updateNotice(page)).toHaveCount(0);
    });

    await gateway.setChannel({ current: NEXT });
    await test.step('an error card recovers when the guest returns, and the screen takes the focus', async () => {
      // The error card checks for another composition when it is shown.
      const requested = page.waitForEvent('requestfinished', (made) =>
        /\/-\/composition\//.test(made.url()),
      );
      await page.goto(gateway.url + HOME);
      await expect(card(page)).toBeVisible();
      await requested;
      await expectWorkingMenu(page);
      await gateway.setChannel({ current: CURRENT });
      await returnToTab(page);
      await expect(home(page)).toBeVisible();
      await expect(page.locator('main')).toBeFocused();
    });
  } finally {
    await gateway.stop();
  }
});
