import { REQUIRED_REMOTES } from '@foyer/releases/contracts';
import {
  mirrorErrors,
  recordProviderResponses,
  untranslatedTexts,
} from '@foyer/shared/testing/pseudo-locale.ts';
import { textErrors } from '@foyer/shared/testing/text-errors.ts';
import type { Page } from '@playwright/test';
import { DATA, GATEWAY_URL } from '../server/addresses.ts';
import { goTo, hydratedPage, markDocument } from '../support/document.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { startDevServers } from '../support/servers/dev-servers.ts';
import { expect, test } from '../support/test.ts';

type Dev = Awaited<ReturnType<typeof startDevServers>>;

// Starts two sets of servers, one after the other.
test.describe.configure({ mode: 'default' });

const bar = (page: Page) => page.locator('aside.bar');
const notes = (page: Page) => bar(page).locator('li');

/**
 * Returns the sources of the page's scripts: releases by name and dev servers by port offset. Empty
 * while the page reloads, which a dev server may request.
 */
async function scriptsOf(page: Page, { url }: Dev): Promise<string[]> {
  const readNames = () => performance.getEntriesByType('resource').map(({ name }) => name);
  const names = await page.evaluate(readNames).catch(() => []);
  const sources = names.map((name) => {
    const [, release] = /\/-\/releases\/([^/]+)\/.*\.js$/.exec(name) ?? [];
    const behind = Number(new URL(name).port) - Number(new URL(url).port);
    return release ?? (name.endsWith('.js') && behind > 0 ? `+${behind}` : []);
  });
  return [...new Set(sources.flat())].sort();
}

test.describe('one remote from source', () => {
  let dev: Dev;
  test.beforeAll(async () => {
    const parameters = ['mfe-forms', '--hotel', 'harbour-house', '--from', GATEWAY_URL];
    dev = await startDevServers({ remotes: ['mfe-forms'], parameters });
  });
  test.afterAll(() => dev?.stop());

  test('DEV-02 DEV-03 DEV-10 DEV-13 runs among the releases of a hotel at another gateway, and edits keep typed text', async ({
    page,
    request,
  }) => {
    await storeSession(page, await createSignedInGuest(request, 'harbour-house'), dev.url);
    await dev.open(page, `/harbour-house/dashboard/hotel/check-in`);
    const email = page.getByLabel('Email');
    await email.fill('typed@before.test');
    const expectSameDocument = await markDocument(page);
    await expect.poll(() => scriptsOf(page, dev)).toEqual(expect.arrayContaining(['+2', 'shell']));
    expect(await scriptsOf(page, dev)).not.toContain('+1');
    await expect(bar(page)).toContainText('mfe-forms of this checkout, all else of localhost');
    await expect(notes(page)).toHaveText([
      'mfe-forms is enabled at harbour-house only in development',
    ]);

    for (const [file, before, after] of [
      ['mfe-forms/src/text.ts', 'Tell us when you arrive, and skip the desk.', 'Edited text'],
      [
        'mfe-forms/src/check-in/check-in-screen.tsx',
        '<DateField form={form} name="check_in"',
        'Edited screen <DateField form={form} name="check_in"',
      ],
    ] as const) {
      await dev.edit(file, before, after);
      await expect(page.getByText(after.split(' <')[0] ?? '')).toBeVisible();
      await expect(email).toHaveValue('typed@before.test');
      await expectSameDocument();
    }
  });
});

const SCREEN = 'mfe-auth/src/login/login-screen.tsx';

const loader = (name: string) =>
  `export function loader() { document.documentElement.dataset.loader = '${name}'; return null; }\n`;

test.describe('all remotes from source', () => {
  let dev: Dev;
  test.beforeAll(async () => {
    dev = await startDevServers({
      // Most screens export more than components.
      prepare: (edit) => edit(SCREEN, '/** Renders', `${loader('first')}/** Renders`),
      remotes: [...REQUIRED_REMOTES, 'mfe-listings'],
      data: DATA,
    });
  });
  test.afterAll(() => dev?.stop());

  test('DEV-04 DEV-05 DEV-07 DEV-08 DEV-09 shows the release of a remote with an invalid declaration, with a note, until the declaration is repaired', async ({
    page,
  }) => {
    const DECLARED = 'mfe-hotel/remote.ts';
    const [right, wrong] = ["area: 'public'", "area: 'pubic'"];
    const profile = page.getByRole('heading', { level: 1 });

    await dev.edit(DECLARED, right, wrong);
    await dev.open(page, `/grand-plaza/profile`);
    await expect(hydratedPage(page)).toBeVisible();
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

  test('DEV-06 DEV-16 loads an opened screen from its source once its dev server has started', async ({
    page,
    request,
  }) => {
    await storeSession(page, await createSignedInGuest(request, 'grand-plaza'), dev.url);
    await dev.open(page, `/grand-plaza/dashboard/hotel`);
    await expect(hydratedPage(page)).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Dining' }).click();
    await page.waitForURL('**/dashboard/dining');
    await expect.poll(() => scriptsOf(page, dev)).toContain('+4');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).not.toContainText('Stale');
  });

  test('DEV-05 DEV-10 applies edits to the open page without a reload, also after errors', async ({
    page,
    errors,
  }) => {
    const typed = 'typed before the edit';
    const password = page.getByLabel('Password', { exact: true });
    const html = page.locator('html');
    // For an unknown hotel the shell shows a text of its own.
    await dev.open(page, '/no-such-hotel/login');
    await password.fill(typed);
    const expectSameDocument = await markDocument(page);
    const isAsItWas = async () => {
      await expect(password).toHaveValue(typed);
      await expectSameDocument();
    };

    for (const [file, before, after] of [
      ['mfe-auth/src/login/login-form.tsx', '{text.forgot}', 'Edited component'],
      [SCREEN, '{text.or}', 'Edited screen'],
      ['mfe-auth/src/text.ts', 'Join us and start living.', 'Edited text'],
      ['shell/src/layout/areas.tsx', '{text.hotel.unknownHint}', 'Edited layout'],
      ['shell/src/text.ts', 'We do not know this hotel', 'Edited text of the shell'],
    ] as const) {
      await dev.edit(file, before, after);
      await expect(page.getByText(after, { exact: true })).toBeVisible();
      await isAsItWas();
    }

    await test.step('does not apply a file that was read while it was being written', async () => {
      errors.allow(/is empty: half written/);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await dev.editInSteps(SCREEN, () =>
        expect.poll(() => logged.join('\n')).toContain('is empty: half written'),
      );
      await dev.edit(SCREEN, 'text.noAccount', "'Edited when whole'");
      await expect(page.getByText('Edited when whole')).toBeVisible();
      await isAsItWas();
    });

    await test.step('shows a syntax error over the page, and the page as stale, until it is repaired', async () => {
      errors.allow(/Syntax Error/);
      const overlay = page.getByText('Build failed', { exact: true });
      await dev.edit(SCREEN, 'return (', 'return ((');
      await expect(overlay).toBeVisible();
      await expect(bar(page)).toContainText('Stale: mfe-auth');
      await dev.edit(
        SCREEN,
        'return ((',
        "document.documentElement.dataset.repaired = 'yes';\n  return (",
      );
      await expect(overlay).toBeHidden();
      await expect(bar(page)).not.toContainText('Stale');
      // The bundler drops an update that no page has fetched before the next edit.
      await expect(html).toHaveAttribute('data-repaired', 'yes');
      await isAsItWas();
      // Later edits apply, too.
      await dev.edit(SCREEN, '{text.help}', 'Edited again');
      await expect(page.getByText('Edited again')).toBeVisible();
      await isAsItWas();
    });

    await test.step('shows the error card of a screen that throws until it is repaired', async () => {
      await dev.edit(
        SCREEN,
        'return (',
        "if (true) throw new Error('Broken by an edit');\n  return (",
      );
      await expect(page.getByText('Broken by an edit').first()).toBeVisible();
      await dev.edit(SCREEN, 'if (true)', 'if (false)');
      await expect(password).toBeVisible();
      // The error reset the screen's state.
      await password.fill(typed);
      await isAsItWas();
    });

    await test.step('runs the edited loader of a screen from the next navigation on', async () => {
      await expect(html).toHaveAttribute('data-loader', 'first');
      await dev.edit(
        SCREEN,
        `${loader('first')}/** Renders`,
        `${loader('second')}document.documentElement.dataset.edited = 'yes';\n/** Renders`,
      );
      await expect(html).toHaveAttribute('data-edited', 'yes');
      await expect(html).toHaveAttribute('data-loader', 'first');
      await isAsItWas();
      await page.getByRole('link', { name: 'Sign Up' }).click();
      await page.getByRole('link', { name: 'Sign In' }).click();
      await expect(html).toHaveAttribute('data-loader', 'second');
      await expectSameDocument();
    });
  });

  test.describe('in the pseudo-locale', () => {
    test.use({
      viewport: { width: 320, height: 640 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('SHELL-41 SHELL-98 `?lang=xx` mirrors and translates the whole shell, and the checks find an inserted error', async ({
      page,
      request,
    }) => {
      const findErrors = async () => {
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        return [
          await page.evaluate(untranslatedTexts),
          await page.evaluate(textErrors),
          await page.evaluate(mirrorErrors),
        ];
      };
      await storeSession(page, await createSignedInGuest(request, 'grand-plaza'), dev.url);
      await page.addInitScript(recordProviderResponses);
      await dev.open(page, '/grand-plaza/dashboard/hotel?lang=xx');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(hydratedPage(page)).toBeVisible();
      await page.locator('header button[aria-expanded]').click();
      expect(await findErrors()).toEqual([[], [], []]);
      await goTo(page, '/grand-plaza/dashboard/one/two/three/four/five');
      await expect(page.locator('main h1')).not.toHaveText(/Grand Plaza/);
      expect(await findErrors()).toEqual([[], [], []]);

      await page.evaluate(() => {
        const planted = document.createElement('div');
        planted.style.cssText = 'width: 80px; height: 20px; margin-left: 40px; overflow: hidden';
        planted.append('Supercalifragilistic');
        document.querySelector('main')?.append(planted);
      });
      for (const found of await findErrors())
        expect(found).toContainEqual(expect.stringContaining('Supercali'));
    });
  });
});
