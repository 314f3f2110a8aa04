import type { Page } from '@playwright/test';
import { ANOTHER_REACT, buildForeign, CLASSIC_SCRIPT, type Tool } from '../foreign/build.ts';
import { FOREIGN, gatewayWithForeign } from '../support/foreign-gateway.ts';
import { openUserMenu } from '../support/guests.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { breakFiles, missing, oneByteChanged, releaseFiles } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

const OLDER = '1.0.0';
const NEWER = '1.1.0';
const DASHBOARD = '/grand-plaza/dashboard';
const TIDES = `${DASHBOARD}/hotel/tides`;

/** A React of its own that runs with ours too, and that would win wherever the highest version does. */
const OFFERS_REACT = { react: { ...ANOTHER_REACT, requiredVersion: '^19.0.0' } };

const heading = (page: Page, version: string) =>
  page.getByRole('heading', { name: `Tides ${version}` });
const card = (page: Page) => page.getByRole('heading', { name: 'This page did not open' });

/** All sheets of the remote in the page: their hashes, and whether all rules lie in our layers. */
function sheets(page: Page) {
  return page.evaluate(
    (remote) =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
        .filter(({ href }) => href.includes(`/${remote}/`))
        .map(({ integrity, sheet }) => ({
          integrity: integrity.slice(0, 7),
          rules: [...(sheet?.cssRules ?? [])].map((rule) => rule.constructor.name),
        })),
    FOREIGN,
  );
}

// One process builds each of them once.
test.describe.configure({ mode: 'default', timeout: 120_000 });

for (const tool of ['rspack', 'webpack', 'vite'] satisfies Tool[]) {
  test(`SHELL-31 a remote built with ${tool} elsewhere is adopted, runs on the shell's React, fails and is retried like ours`, async ({
    page,
    request,
    errors,
  }) => {
    const older = await buildForeign(tool);
    const newer = await buildForeign(tool, { version: NEWER, shared: OFFERS_REACT });
    const gateway = await gatewayWithForeign(newer, older);
    const open = (path: string) => page.goto(gateway.url + path);
    try {
      const guest = await guestOf(request, 'grand-plaza');
      await enterAs(page, guest, gateway.url);

      await test.step('it stands in the menu; its hooks, our runtime, its later code and styles work', async () => {
        await open(`${DASHBOARD}/hotel`);
        await openUserMenu(page);
        await page.getByRole('link', { name: 'Tides' }).click();
        await expect(heading(page, NEWER)).toBeVisible();
        const greeting = page.getByText(`Low water is at noon, ${guest.name}`);
        await expect(greeting).toHaveCSS('color', 'rgb(0, 70, 140)');
        await page.getByRole('button', { name: 'Seen 0' }).click();
        await expect(page.getByRole('button', { name: 'Seen 1' })).toBeVisible();
        await expect(page.getByRole('table')).toHaveCSS('color', 'rgb(0, 90, 120)');
      });

      await test.step('its sheets come with a hash, and in the layer of screens', async () => {
        const rules = ['CSSLayerStatementRule', 'CSSLayerBlockRule'];
        expect(await sheets(page)).toEqual([
          { integrity: 'sha384-', rules },
          { integrity: 'sha384-', rules },
        ]);
      });

      await test.step('our own screens live on in the same page', async () => {
        await page.getByRole('link', { name: 'To the hotel' }).click();
        await expect(page.getByRole('heading', { name: 'Welcome to Grand Plaza' })).toBeVisible();
      });

      errors.allow(/integrity|Failed to load module script|dynamically imported/i);
      await test.step('a file that is gone or changed: the previous release', async () => {
        for (const [file, fault] of [
          ['remoteEntry.js', missing],
          ['**/*.css', oneByteChanged],
        ] as const) {
          const heal = await breakFiles(page, releaseFiles(FOREIGN, NEWER, file), fault);
          await open(TIDES);
          await expect(heading(page, OLDER), file).toBeVisible();
          await heal();
        }
      });

      await test.step('both are gone: the card in its place, and Retry', async () => {
        const heal = await breakFiles(page, releaseFiles(FOREIGN), missing);
        await open(TIDES);
        await expect(card(page)).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Hotel' })).toBeVisible();
        await heal();
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(heading(page, NEWER)).toBeVisible();
      });

      await test.step('a hotel that does not have it says so', async () => {
        await open('/seaside-inn/tide-clock');
        await expect(page.getByRole('heading', { name: /not available/i })).toBeVisible();
      });
    } finally {
      await gateway.stop();
    }
  });
}

test('SHELL-32 a build that cannot run in our pages is refused with a sentence', async () => {
  const classic = await buildForeign('rspack', { library: CLASSIC_SCRIPT });
  await expect(gatewayWithForeign(classic)).rejects.toThrow(
    'remoteEntry.js is no ES module with the exports init and get (its type is "var")',
  );
  const bundled = await buildForeign('rspack', { shared: { react: null } });
  await expect(gatewayWithForeign(bundled)).rejects.toThrow('does not share react');
  const reaching = await buildForeign('rspack', { styles: 'button { color: red }' });
  await expect(gatewayWithForeign(reaching)).rejects.toThrow('button names no class');
});

test('FAULT-08 a build that needs another React than the shell has is refused by name', async () => {
  const needing = await buildForeign('rspack', { shared: { react: ANOTHER_REACT } });
  await expect(gatewayWithForeign(needing)).rejects.toThrow(
    `${FOREIGN} ${OLDER} needs react ^99.0.0, the shell`,
  );
});
