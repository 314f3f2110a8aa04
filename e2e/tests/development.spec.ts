import { REQUIRED_REMOTES } from '@foyer/shared/contracts/fleet';
import type { Page } from '@playwright/test';
import { DATA, GATEWAY_URL } from '../server/places.ts';
import { startDevServers } from '../support/dev-servers.ts';
import { living, sameDocument } from '../support/document.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { expect, test } from '../support/test.ts';

type Dev = Awaited<ReturnType<typeof startDevServers>>;

// Two sets of servers, one after the other.
test.describe.configure({ mode: 'default' });

const bar = (page: Page) => page.locator('aside.bar');
const notes = (page: Page) => bar(page).locator('li');

/**
 * Where the page has its scripts from: the releases, by their names, and the dev servers, by their
 * ports. None while the page reloads, as a dev server may ask of it.
 */
async function scriptsOf(page: Page, { url }: Dev): Promise<string[]> {
  const look = () => performance.getEntriesByType('resource').map(({ name }) => name);
  const names = await page.evaluate(look).catch(() => []);
  const parts = names.map((name) => {
    const [, release] = /\/-\/releases\/([^/]+)\/.*\.js$/.exec(name) ?? [];
    const behind = Number(new URL(name).port) - Number(new URL(url).port);
    return release ?? (name.endsWith('.js') && behind > 0 ? `+${behind}` : []);
  });
  return [...new Set(parts.flat())].sort();
}

test.describe('one remote from its source', () => {
  let dev: Dev;
  test.beforeAll(async () => {
    const typed = ['mfe-forms', '--hotel', 'seaside-inn', '--from', GATEWAY_URL];
    dev = await startDevServers({ remotes: ['mfe-forms'], typed });
  });
  test.afterAll(() => dev?.stop());

  test('DEV-02 DEV-03 DEV-10 it stands in what a hotel elsewhere really has, and edits keep what was typed', async ({
    page,
    request,
  }) => {
    await enterAs(page, await guestOf(request, 'seaside-inn'), dev.url);
    await dev.open(page, `/seaside-inn/dashboard/hotel/check-in`);
    const email = page.getByLabel('Email');
    await email.fill('typed@before.test');
    const stays = await sameDocument(page);
    await expect.poll(() => scriptsOf(page, dev)).toEqual(expect.arrayContaining(['+2', 'shell']));
    expect(await scriptsOf(page, dev)).not.toContain('+1');
    await expect(bar(page)).toContainText('mfe-forms of this checkout, all else of localhost');
    await expect(notes(page)).toHaveText(['mfe-forms is enabled at seaside-inn here alone']);

    for (const [file, before, after] of [
      ['mfe-forms/src/text.ts', 'Tell us when you arrive, and skip the desk.', 'Edited text'],
      [
        'mfe-forms/src/check-in/check-in-screen.tsx',
        '<CheckInForm />',
        'Edited screen <CheckInForm />',
      ],
    ] as const) {
      await dev.edit(file, before, after);
      await expect(page.getByText(after.split(' <')[0] ?? '')).toBeVisible();
      await expect(email).toHaveValue('typed@before.test');
      await stays();
    }
  });
});

test.describe('all of them', () => {
  let dev: Dev;
  test.beforeAll(async () => {
    dev = await startDevServers({ remotes: [...REQUIRED_REMOTES, 'mfe-listings'], data: DATA });
  });
  test.afterAll(() => dev?.stop());

  test('DEV-04 DEV-05 DEV-07 DEV-08 DEV-09 a remote with a wrong declaration is its release, which the page says, until it is mended', async ({
    page,
  }) => {
    const DECLARED = 'mfe-hotel/remote.ts';
    const [right, wrong] = ["area: 'public'", "area: 'pubic'"];
    const profile = page.getByRole('heading', { level: 1 });

    await dev.edit(DECLARED, right, wrong);
    await dev.open(page, `/grand-plaza/profile`);
    await expect(living(page)).toBeVisible();
    await expect(profile).toBeVisible();
    await expect(bar(page)).toContainText('Stale: mfe-hotel');
    await expect(notes(page).filter({ hasText: 'remote.ts' })).toHaveText(
      'mfe-hotel/remote.ts: mounts → 0 → area is "pubic", and can only be "public" or "guest-only" or "dashboard"',
    );
    await expect
      .poll(() => scriptsOf(page, dev))
      .toEqual(expect.arrayContaining(['+1', 'mfe-hotel']));
    await dev.open(page, `/grand-plaza/login`);
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect.poll(() => scriptsOf(page, dev)).toEqual(expect.arrayContaining(['+1', '+2']));

    await dev.open(page, `/grand-plaza/profile`);
    await expect(bar(page)).toContainText('Stale: mfe-hotel');
    await dev.edit(DECLARED, wrong, right);
    await expect(bar(page)).not.toContainText('Stale');
    await expect.poll(() => scriptsOf(page, dev)).toContain('+3');
    await expect(profile).toBeVisible();
  });

  test('DEV-06 a screen that a guest goes to comes from its source as soon as that is there', async ({
    page,
    request,
  }) => {
    await enterAs(page, await guestOf(request, 'grand-plaza'), dev.url);
    await dev.open(page, `/grand-plaza/dashboard/hotel`);
    await expect(living(page)).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Dining' }).click();
    await page.waitForURL('**/dashboard/dining');
    await expect.poll(() => scriptsOf(page, dev)).toContain('+4');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).not.toContainText('Stale');
  });
});
