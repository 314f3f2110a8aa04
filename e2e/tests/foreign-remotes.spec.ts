import type { Page } from '@playwright/test';
import { buildForeign } from '../foreign/build.ts';
import { FOREIGN, gatewayWithForeign } from '../support/foreign-gateway.ts';
import { openUserMenu } from '../support/guests.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { breakFiles, missing, oneByteChanged, releaseFiles } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

const DASHBOARD = '/grand-plaza/dashboard';
const TIDES = `${DASHBOARD}/hotel/tides`;

/** A React of its own that runs with ours too, and that would win wherever the highest version does. */
const OFFERS_REACT = {
  react: { singleton: true, version: '99.0.0', requiredVersion: '^19.0.0' },
};

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

test('SHELL-31 remotes built elsewhere with webpack, rspack and vite are adopted, run on the shell’s React, fail and are retried like ours', async ({
  page,
  request,
  errors,
}) => {
  const gateway = await gatewayWithForeign(
    await buildForeign('vite'),
    await buildForeign('rspack', { version: '1.1.0', shared: OFFERS_REACT }),
    await buildForeign('webpack', { version: '1.2.0', shared: OFFERS_REACT }),
  );
  const open = (path: string) => page.goto(gateway.url + path);
  try {
    const guest = await guestOf(request, 'grand-plaza');
    await enterAs(page, guest, gateway.url);

    for (const { tool, version, given } of [
      { tool: 'vite', version: '1.0.0', given: [] },
      { tool: 'rspack', version: '1.1.0', given: [['1.1.0']] },
      { tool: 'webpack', version: '1.2.0', given: [['1.2.0', '1.1.0']] },
    ] as const) {
      // The gateway begins with the first.
      for (const [current, previous] of given) await gateway.give(current, previous);
      await test.step(`${tool}: it stands in the menu; its hooks, our runtime, its later code and styles work`, async () => {
        await open(`${DASHBOARD}/hotel`);
        await openUserMenu(page);
        await page.getByRole('link', { name: 'Tides' }).click();
        await expect(heading(page, version)).toBeVisible();
        const greeting = page.getByText(`Low water is at noon, ${guest.name}`);
        await expect(greeting).toHaveCSS('color', 'rgb(0, 70, 140)');
        await page.getByRole('button', { name: 'Seen 0' }).click();
        await expect(page.getByRole('button', { name: 'Seen 1' })).toBeVisible();
        await expect(page.getByRole('table')).toHaveCSS('color', 'rgb(0, 90, 120)');
      });
      await test.step(`${tool}: its sheets come with a hash, and in the layer of screens`, async () => {
        const rules = ['CSSLayerStatementRule', 'CSSLayerBlockRule'];
        expect(await sheets(page)).toEqual([
          { integrity: 'sha384-', rules },
          { integrity: 'sha384-', rules },
        ]);
      });
    }

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
        const heal = await breakFiles(page, releaseFiles(FOREIGN, '1.2.0', file), fault);
        await open(TIDES);
        await expect(heading(page, '1.1.0'), file).toBeVisible();
        await heal();
        await page.evaluate(() => sessionStorage.clear());
      }
    });

    await test.step('both are gone: the card in its place, and Retry', async () => {
      const heal = await breakFiles(page, releaseFiles(FOREIGN), missing);
      await open(TIDES);
      await expect(card(page)).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Hotel' })).toBeVisible();
      await heal();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(heading(page, '1.2.0')).toBeVisible();
    });

    await test.step('a hotel that does not have it says so', async () => {
      await open('/seaside-inn/tide-clock');
      await expect(page.getByRole('heading', { name: /not available/i })).toBeVisible();
    });
  } finally {
    await gateway.stop();
  }
});
