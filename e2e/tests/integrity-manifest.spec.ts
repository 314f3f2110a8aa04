import type { Page } from '@playwright/test';
import { hydratedPage, markDocument } from '../support/document.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import {
  breakFiles,
  CURRENT,
  down,
  type Fault,
  oneByteChanged,
  portal,
  releaseFiles,
} from '../support/network/releases.ts';
import { expect, test } from '../support/test.ts';

/** A page that starts with mfe-hotel; its notifications link leads to another remote. */
const HOME = '/grand-plaza/dashboard/hotel';
const INTEGRITY_MANIFEST = '**/-/integrity-manifest/**';
const REFUSED = /integrity|Failed to fetch dynamically|ERR_CONNECTION_REFUSED|Failed to load/i;

const home = (page: Page) =>
  hydratedPage(page).getByRole('heading', { name: 'Welcome to Grand Plaza' });
const notifications = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Notifications' });
const card = (page: Page) => page.getByRole('heading', { name: 'This page did not open' });
const openNotifications = (page: Page) => page.getByRole('link', { name: 'Notifications' }).click();

/** Adds a byte that does not change what the script does. */
const oneSpaceMore: Fault = async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()} ` });
};

const FAULTS: [string, Fault][] = [
  ['captive portal', portal],
  ['one changed byte', oneByteChanged],
];

test.beforeEach(async ({ page, request }) => {
  await storeSession(page, await createSignedInGuest(request, 'grand-plaza'));
});

test('SCALE-07 checks the hashes of a remote that the page did not start with, and falls back', async ({
  page,
  errors,
}) => {
  errors.allow(REFUSED);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await breakFiles(page, releaseFiles('mfe-messaging', CURRENT, '**/*.js'), oneSpaceMore);
  await page.goto(HOME);
  await expect(home(page)).toBeVisible();
  const expectSameDocument = await markDocument(page);
  await openNotifications(page);
  await expect(notifications(page)).toBeVisible();
  await expect
    .poll(() => logged.filter((line) => /^mfe-messaging [\d.]+,/.test(line)))
    .toEqual([
      expect.stringContaining(`${CURRENT}, screen notification: no-code`),
      expect.stringContaining('0.0.9, screen notification: fell-back'),
    ]);
  await expectSameDocument();
});

test("SCALE-08 without the integrity manifest the page's own remote works, and others work after Retry", async ({
  page,
  errors,
}) => {
  errors.allow(REFUSED);
  let heal = await breakFiles(page, INTEGRITY_MANIFEST, down);
  await page.goto(HOME);
  await expect(home(page)).toBeVisible();
  const expectSameDocument = await markDocument(page);
  await openNotifications(page);
  await expect(card(page)).toBeVisible();
  await page.getByRole('link', { name: 'Hotel', exact: true }).click();
  await expect(home(page)).toBeVisible();
  for (const [title, fault] of FAULTS)
    await test.step(title, async () => {
      heal();
      heal = await breakFiles(page, INTEGRITY_MANIFEST, fault);
      const requested = page.waitForResponse(INTEGRITY_MANIFEST);
      await openNotifications(page);
      await requested;
      await expect(card(page)).toBeVisible();
      await page.getByRole('link', { name: 'Hotel', exact: true }).click();
      await expect(home(page)).toBeVisible();
    });
  await openNotifications(page);
  await expect(card(page)).toBeVisible();
  heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(notifications(page)).toBeVisible();
  await expectSameDocument();
});
