import type { Page } from '@playwright/test';
import { settleOn, settleOnLayout, settleOnShell, stopClock } from '../support/clock.ts';
import { living, openHydrated, sameDocument } from '../support/document.ts';
import { openUserMenu } from '../support/guests.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { gatewayWithNext, NEXT } from '../support/own-fleet.ts';
import { CURRENT } from '../support/releases.ts';
import { gatewayBefore } from '../support/stub-provider.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const HOME = '/grand-plaza/dashboard/hotel';
const SIGN_UP = '/grand-plaza/signup';

/** A whole release of mfe-hotel whose screens are this route module. */
const release = (screen: string) =>
  `export const init = () => {}; export const get = async () => () => (${screen});`;
const NEVER_BEGINS = release('{ Component: () => null, loader: () => new Promise(() => {}) }');
const THROWS_IN_LOADER = release(
  "{ Component: () => null, loader: () => { throw new Error('A loader broke on purpose'); } }",
);
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

/** Lets the stopped clock run for the eight seconds that begin with the shell, not more. */
async function runBudget(page: Page): Promise<void> {
  await settleOnShell(page);
  await page.clock.runFor(8_000);
}

/** The guest comes back to the tab, once this call has its answer: the page may leave at that. */
const comeBack = (page: Page) =>
  page.evaluate(() => void setTimeout(() => document.dispatchEvent(new Event('visibilitychange'))));

test('FAULT-31 a loader that never ends: the card within 8 s, header and menu alive', async ({
  page,
  request,
}) => {
  const gateway = await gatewayWithNext({ entry: NEVER_BEGINS });
  try {
    await enterAs(page, await guestOf(request, 'grand-plaza'), gateway.url);
    await gateway.point({ current: NEXT });
    const lines = blamed(page);
    await stopClock(page);
    await page.goto(gateway.url + HOME);
    await settleOnLayout(page);
    await runBudget(page);
    await settleOn(page, card(page));
    await openUserMenu(page);
    await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
    await expect.poll(() => lines.join('\n')).toContain('screen home: timed-out');
  } finally {
    await gateway.stop();
  }
});

test('FAULT-31 8 s are lost once: the release before it then, and at once in the next document', async ({
  page,
  request,
}) => {
  const gateway = await gatewayWithNext({ entry: NEVER_BEGINS });
  try {
    await enterAs(page, await guestOf(request, 'grand-plaza'), gateway.url);
    await gateway.point({ current: NEXT, previous: CURRENT });
    await stopClock(page);
    await page.goto(gateway.url + HOME);
    await settleOnLayout(page);
    await runBudget(page);
    await settleOn(page, home(page));

    await page.reload();
    const start = await page.evaluate(() => Date.now());
    await settleOn(page, home(page));
    expect(await page.evaluate(() => Date.now())).toBeLessThan(start + 8_000);
  } finally {
    await gateway.stop();
  }
});

for (const { where, entry } of [
  { where: 'in its loader', entry: THROWS_IN_LOADER },
  { where: 'on its first render', entry: THROWS_ON_RENDER },
]) {
  test(`FAULT-32 a release that throws ${where}: the one before it, remembered in this tab; alone, the card`, async ({
    page,
    request,
    errors,
  }) => {
    errors.allow(/on purpose/);
    const gateway = await gatewayWithNext({ entry });
    try {
      await enterAs(page, await guestOf(request, 'grand-plaza'), gateway.url);
      await gateway.point({ current: NEXT, previous: CURRENT });
      const lines = blamed(page);
      await page.goto(gateway.url + HOME);
      await expect(home(page)).toBeVisible();
      await expect.poll(() => lines.join('\n')).toContain('screen home: threw');

      lines.length = 0;
      await page.reload();
      await expect(home(page)).toBeVisible();
      expect(lines, 'asked last').toEqual([]);

      await gateway.point({ current: NEXT });
      await page.goto(gateway.url + HOME);
      await expect(card(page)).toBeVisible();
      await openUserMenu(page);
      await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible();
    } finally {
      await gateway.stop();
    }
  });
}

test('FAULT-33 a rollback: a card heals by itself when the guest is back, and takes the focus', async ({
  page,
  request,
  errors,
}) => {
  errors.allow(/on purpose/);
  const gateway = await gatewayWithNext({ entry: THROWS_ON_RENDER });
  try {
    await enterAs(page, await guestOf(request, 'grand-plaza'), gateway.url);
    await gateway.point({ current: NEXT });
    // A card asks as soon as it stands.
    const asked = page.waitForEvent('requestfinished', (made) =>
      /\/-\/composition\//.test(made.url()),
    );
    await page.goto(gateway.url + HOME);
    await expect(card(page)).toBeVisible();
    await asked;
    await gateway.point({ current: CURRENT });
    await comeBack(page);
    await expect(home(page)).toBeVisible();
    await expect(page.locator('main')).toBeFocused();
  } finally {
    await gateway.stop();
  }
});

test('FAULT-33 a rollback: where nothing failed a reload is offered, and what was typed stays', async ({
  page,
}) => {
  const gateway = await gatewayWithNext({});
  try {
    await gateway.point({ current: NEXT });
    await openHydrated(page, gateway.url + SIGN_UP);
    await page.getByLabel('Full Name').fill('Amelia Hart');
    await gateway.point({ current: CURRENT });
    const still = await sameDocument(page);
    await comeBack(page);
    await expect(newer(page)).toBeVisible();
    await still();
    await expect(page.getByLabel('Full Name')).toHaveValue('Amelia Hart');

    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await expect(page.getByLabel('Full Name')).toHaveValue('Amelia Hart');
    await comeBack(page);
    await expect(newer(page)).toHaveCount(0);
  } finally {
    await gateway.stop();
  }
});

test('SHELL-08 a provider that never answers keeps nobody on a public page: login after 8 s, and why', async ({
  page,
}) => {
  const gateway = await gatewayBefore(() => undefined);
  try {
    await stopClock(page);
    await page.goto(`${gateway.url}/grand-plaza/profile`);
    await runBudget(page);
    await settleOn(page, page.getByRole('heading', { name: 'Sign In' }));
    await expect(page).toHaveURL(`${gateway.url}/grand-plaza/login`);
    await settleOn(page, toast(page, 'Failed to fetch hotel data'));
  } finally {
    await gateway.stop();
  }
});
