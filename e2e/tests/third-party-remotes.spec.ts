import type { Page } from '@playwright/test';
import { openUserMenu } from '../support/guests.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { breakFiles, missing, oneByteChanged, releaseFiles } from '../support/network/releases.ts';
import {
  gatewayWithThirdParty,
  THIRD_PARTY_REMOTE,
} from '../support/servers/third-party-gateway.ts';
import { expect, test } from '../support/test.ts';
import { buildThirdParty } from '../third-party/build.ts';

const DASHBOARD = '/grand-plaza/dashboard';
const TIDES = `${DASHBOARD}/hotel/tides`;

/** Offers another React with the highest version. A host that takes the highest would use it. */
const OFFERS_REACT = {
  react: { singleton: true, version: '99.0.0', requiredVersion: '^19.0.0' },
};

const heading = (page: Page, version: string) =>
  page.getByRole('heading', { name: `Tides ${version}` });
const card = (page: Page) => page.getByRole('heading', { name: 'This page did not open' });

/** Returns the remote's sheets in the page: hash algorithm and rule types. */
function sheets(page: Page) {
  return page.evaluate(
    (remote) =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
        .filter(({ href }) => href.includes(`/${remote}/`))
        .map(({ integrity, sheet }) => ({
          integrity: integrity.slice(0, 7),
          rules: [...(sheet?.cssRules ?? [])].map((rule) => rule.constructor.name),
        })),
    THIRD_PARTY_REMOTE,
  );
}

test('SHELL-31 SHELL-96 imports third-party builds of webpack, rspack and vite, which run on the shell’s React and fall back like other remotes', async ({
  page,
  request,
  errors,
}) => {
  const gateway = await gatewayWithThirdParty(
    await buildThirdParty('vite'),
    await buildThirdParty('rspack', { version: '1.1.0', shared: OFFERS_REACT }),
    await buildThirdParty('webpack', { version: '1.2.0', shared: OFFERS_REACT }),
  );
  const open = (path: string) => page.goto(gateway.url + path);
  try {
    const guest = await createSignedInGuest(request, 'grand-plaza');
    await storeSession(page, guest, gateway.url);

    for (const { tool, version, given } of [
      { tool: 'vite', version: '1.0.0', given: [] },
      { tool: 'rspack', version: '1.1.0', given: [['1.1.0']] },
      { tool: 'webpack', version: '1.2.0', given: [['1.2.0', '1.1.0']] },
    ] as const) {
      // The gateway starts with the first version.
      for (const [current, previous] of given) await gateway.setVersions(current, previous);
      await test.step(`${tool}: its menu entry, hooks, lazy code, styles and the runtime work`, async () => {
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
      await test.step(`${tool}: its style sheets have integrity hashes and use the screen layer`, async () => {
        const rules = ['CSSLayerStatementRule', 'CSSLayerBlockRule'];
        expect(await sheets(page)).toEqual([
          { integrity: 'sha384-', rules },
          { integrity: 'sha384-', rules },
        ]);
      });
    }

    await test.step('other screens work in the same page', async () => {
      await page.getByRole('link', { name: 'To the hotel' }).click();
      await expect(page.getByRole('heading', { name: 'Welcome to Grand Plaza' })).toBeVisible();
    });

    errors.allow(/integrity|Failed to load module script|dynamically imported/i);
    await test.step('falls back if a file is missing or changed', async () => {
      for (const [file, fault] of [
        ['remoteEntry.js', missing],
        ['**/*.css', oneByteChanged],
      ] as const) {
        const heal = await breakFiles(page, releaseFiles(THIRD_PARTY_REMOTE, '1.2.0', file), fault);
        await open(TIDES);
        await expect(heading(page, '1.1.0'), file).toBeVisible();
        heal();
        await page.evaluate(() => sessionStorage.clear());
      }
    });

    await test.step('shows the error card if both releases are missing, and recovers with Retry', async () => {
      const heal = await breakFiles(page, releaseFiles(THIRD_PARTY_REMOTE), missing);
      await open(TIDES);
      await expect(card(page)).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Hotel' })).toBeVisible();
      heal();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(heading(page, '1.2.0')).toBeVisible();
    });

    await test.step('is not available at a hotel without it', async () => {
      await open('/seaside-inn/tide-clock');
      await expect(page.getByRole('heading', { name: /not available/i })).toBeVisible();
    });
  } finally {
    await gateway.stop();
  }
});
