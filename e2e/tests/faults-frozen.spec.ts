import type { Page } from '@playwright/test';
import { settleOn, settleOnLayout, settleOnShell, stopClock } from '../support/clock.ts';
import { living, openHydrated, sameDocument } from '../support/document.ts';
import { openUserMenu } from '../support/guests.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { gatewayWithNext, NEXT } from '../support/own-fleet.ts';
import { CURRENT } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

const HOME = '/grand-plaza/dashboard/hotel';
const ENQUIRE = '/grand-plaza/dashboard/enquire';

/** A whole release of mfe-hotel whose screens are this route module. */
const release = (screen: string) =>
  `export const init = () => {}; export const get = async () => () => (${screen});`;
const NEVER_BEGINS = release('{ Component: () => null, loader: () => new Promise(() => {}) }');
const THROWS_ON_RENDER = release(
  "{ Component: () => { throw new Error('A first render broke on purpose'); } }",
);

const home = (page: Page) => living(page).getByRole('heading', { name: 'Welcome to Grand Plaza' });
const card = (page: Page) => page.getByRole('heading', { name: 'This page did not open' });
const newer = (page: Page) => page.getByText('A new version is ready.');

/** What the page said of NEXT from now on. */
function blamed(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(`mfe-hotel ${NEXT},`)) lines.push(message.text());
  });
  return lines;
}

/** Header and menu work. */
async function menuLives(page: Page): Promise<void> {
  await openUserMenu(page);
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
}

/** The guest comes back to the tab, once this call has its answer: the page may leave at that. */
const comeBack = (page: Page) =>
  page.evaluate(() => void setTimeout(() => document.dispatchEvent(new Event('visibilitychange'))));

test('FAULT-31 a loader that never ends: after 8 s the release before it, and at once in the next document; alone, the card, header and menu alive', async ({
  page,
  request,
}) => {
  const gateway = await gatewayWithNext({ entry: NEVER_BEGINS });
  try {
    await enterAs(page, await guestOf(request, 'grand-plaza'), gateway.url);
    const lines = blamed(page);
    /** Opens hotel home and lets the eight seconds pass that begin with the shell, not more. */
    const openFor8s = async () => {
      await page.goto(gateway.url + HOME);
      await settleOnLayout(page);
      await settleOnShell(page);
      await page.clock.runFor(8_000);
    };
    await gateway.point({ current: NEXT, previous: CURRENT });
    await stopClock(page);
    await openFor8s();
    await settleOn(page, home(page));

    await page.reload();
    const start = await page.evaluate(() => Date.now());
    await settleOn(page, home(page));
    expect(await page.evaluate(() => Date.now())).toBeLessThan(start + 8_000);

    await gateway.point({ current: NEXT });
    lines.length = 0;
    await openFor8s();
    await settleOn(page, card(page));
    await menuLives(page);
    await expect.poll(() => lines.join('\n')).toContain('screen home: timed-out');
  } finally {
    await gateway.stop();
  }
});

test('FAULT-32 FAULT-33 a release that throws on its first render: the one before it, remembered in this tab; alone, the card, which a rollback heals; elsewhere a reload is offered', async ({
  page,
  request,
  errors,
}) => {
  errors.allow(/on purpose/);
  const gateway = await gatewayWithNext({ entry: THROWS_ON_RENDER });
  try {
    await enterAs(page, await guestOf(request, 'grand-plaza'), gateway.url);
    const lines = blamed(page);
    await gateway.point({ current: NEXT, previous: CURRENT });
    await page.goto(gateway.url + HOME);
    await expect(home(page)).toBeVisible();
    await expect.poll(() => lines.join('\n')).toContain('screen home: threw');
    lines.length = 0;
    await page.reload();
    await expect(home(page)).toBeVisible();
    expect(lines, 'asked last').toEqual([]);

    await gateway.point({ current: NEXT });
    await test.step('what was typed where nothing failed stays, and a reload is offered', async () => {
      await openHydrated(page, gateway.url + ENQUIRE);
      const message = page.getByLabel('Message', { exact: true });
      await message.fill('Is there a place for a van?');
      await gateway.point({ current: CURRENT });
      const still = await sameDocument(page);
      await comeBack(page);
      await expect(newer(page)).toBeVisible();
      await still();
      await expect(message).toHaveValue('Is there a place for a van?');
      const reloaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Reload' }).click();
      await reloaded;
      await expect(message).toHaveValue('Is there a place for a van?');
      await comeBack(page);
      await expect(newer(page)).toHaveCount(0);
    });

    await gateway.point({ current: NEXT });
    await test.step('a card heals by itself when the guest is back, and takes the focus', async () => {
      // A card asks as soon as it stands.
      const asked = page.waitForEvent('requestfinished', (made) =>
        /\/-\/composition\//.test(made.url()),
      );
      await page.goto(gateway.url + HOME);
      await expect(card(page)).toBeVisible();
      await asked;
      await menuLives(page);
      await gateway.point({ current: CURRENT });
      await comeBack(page);
      await expect(home(page)).toBeVisible();
      await expect(page.locator('main')).toBeFocused();
    });
  } finally {
    await gateway.stop();
  }
});
