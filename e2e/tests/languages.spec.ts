import type { Area } from '@foyer/shared/contracts/mount';
import type { Page } from '@playwright/test';
import { remoteNames } from '../../scripts/packages.ts';
import { startDevServers } from '../support/dev-servers.ts';
import { living } from '../support/document.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { compositionOf, mountsIn, oneEach, pathOf } from '../support/mounts.ts';
import { englishLeft, listenToProvider, mirrorFaults } from '../support/pseudo-locale.ts';
import { expect, test } from '../support/test.ts';
import { textFaults } from '../support/text-faults.ts';
import { newThread } from '../support/threads.ts';
import { overlaid } from '../support/toasts.ts';

const LANGUAGE = '?lang=xx';

let dev: Awaited<ReturnType<typeof startDevServers>>;

// The pseudo-locale is part of development, so one set of dev servers for all of it.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });
test.beforeAll(async () => {
  test.setTimeout(90_000);
  dev = await startDevServers({ remotes: remoteNames() });
});
test.afterAll(() => dev?.stop());

/** One path for each screen of an area that the hotel has. */
async function pathsOf(page: Page, area: Area): Promise<string[]> {
  return oneEach(mountsIn(await compositionOf(page), area)).map(pathOf);
}

function observe(page: Page) {
  const given = listenToProvider(page);
  /** Looks at the page as it stands. */
  async function look(): Promise<void> {
    await expect(living(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const name = page.url();
    expect.soft(await page.evaluate(englishLeft, await given()), `in English: ${name}`).toEqual([]);
    expect.soft(await page.evaluate(textFaults), `cut off: ${name}`).toEqual([]);
    expect.soft(await page.evaluate(mirrorFaults), `mirrored: ${name}`).toEqual([]);
  }
  /** Looks at a screen, at whatever it opens, and at the errors of its form. */
  async function lookThrough(path: string): Promise<void> {
    await dev.open(page, path);
    await overlaid(page);
    await look();
    for (const summary of await page.locator('main summary').all()) await summary.click();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await look();
    }
    for (const opener of await page.locator('main [aria-haspopup="dialog"]').all()) {
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await look();
      await page.keyboard.press('Escape');
    }
    const submit = page.locator('main form [type="submit"]').first();
    if (!(await submit.isVisible()) || (await submit.isDisabled())) return;
    await submit.click();
    await look();
  }
  return { look, lookThrough };
}

test('SHELL-41 the checks find what is planted', async ({ page }) => {
  await dev.open(page, `/grand-plaza/profile${LANGUAGE}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const planted = document.createElement('div');
    planted.style.cssText = 'width: 80px; height: 20px; margin-left: 40px; overflow: hidden';
    planted.append('Supercalifragilistic');
    document.querySelector('main')?.append(planted);
  });
  expect(await page.evaluate(englishLeft, '')).toContainEqual(expect.stringContaining('Supercali'));
  expect(await page.evaluate(textFaults)).toContainEqual(expect.stringContaining('Supercali'));
  expect(await page.evaluate(mirrorFaults)).toContainEqual(expect.stringContaining('Supercali'));
});

test('SHELL-41 in the pseudo-locale at 320 px, signed out: all turned, whole, none in English', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { lookThrough } = observe(page);
  await dev.open(page, `/grand-plaza/login${LANGUAGE}`);
  await expect(living(page)).toBeVisible();
  const paths = [await pathsOf(page, 'guest-only'), await pathsOf(page, 'public')].flat();
  expect(paths).toContain('signup');
  for (const path of [...paths, 'no-such-page']) await lookThrough(`/grand-plaza/${path}`);
});

test('SHELL-41 in the pseudo-locale at 320 px, signed in: all turned, whole, none in English', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const guest = await guestOf(request, 'grand-plaza');
  const thread = await newThread(request, guest);
  const { look, lookThrough } = observe(page);
  await enterAs(page, guest, dev.url);
  await dev.open(page, `/grand-plaza/dashboard/hotel${LANGUAGE}`);
  await page.locator('header button[aria-expanded]').click();
  await look();
  const paths = await pathsOf(page, 'dashboard');
  expect(paths).toContain('hotel/quick-info');
  for (const path of [...paths, 'one/two/three/four/five'])
    await lookThrough(`/grand-plaza/dashboard/${path.replace('messageId', thread)}`);
});
