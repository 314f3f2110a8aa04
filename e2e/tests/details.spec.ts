import type { Page } from '@playwright/test';
import { living, sameDocument } from '../support/document.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import {
  breakFiles,
  CURRENT,
  down,
  type Fault,
  oneByteChanged,
  portal,
  releaseFiles,
} from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

/** A page that begins with mfe-hotel; the screen behind this link is another remote's. */
const HOME = '/grand-plaza/dashboard/hotel';
const DETAILS = '**/-/details/**';
const REFUSED = /integrity|Failed to fetch dynamically|ERR_CONNECTION_REFUSED|Failed to load/i;

const home = (page: Page) => living(page).getByRole('heading', { name: 'Welcome to Grand Plaza' });
const notifications = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Notifications' });
const card = (page: Page) => page.getByRole('heading', { name: 'This page did not open' });
const openNotifications = (page: Page) => page.getByRole('link', { name: 'Notifications' }).click();

/** It would run as before. */
const oneSpaceMore: Fault = async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()} ` });
};

const FAULTS: [string, Fault][] = [
  ['a portal answers', portal],
  ['one byte has changed', oneByteChanged],
];

test.beforeEach(async ({ page, request }) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
});

test('SCALE-07 a remote that the page did not begin with runs by its hashes alone, and falls back', async ({
  page,
  errors,
}) => {
  errors.allow(REFUSED);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await breakFiles(page, releaseFiles('mfe-messaging', CURRENT, '**/*.js'), oneSpaceMore);
  await page.goto(HOME);
  await expect(home(page)).toBeVisible();
  const still = await sameDocument(page);
  await openNotifications(page);
  await expect(notifications(page)).toBeVisible();
  await expect
    .poll(() => told.filter((line) => /^mfe-messaging [\d.]+,/.test(line)))
    .toEqual([
      expect.stringContaining(`${CURRENT}, screen notification: no-code`),
      expect.stringContaining('0.0.9, screen notification: fell-back'),
    ]);
  await still();
});

test("SCALE-08 while the details do not come the page's own remote works, others after Retry", async ({
  page,
  errors,
}) => {
  errors.allow(REFUSED);
  let heal = await breakFiles(page, DETAILS, down);
  await page.goto(HOME);
  await expect(home(page)).toBeVisible();
  const still = await sameDocument(page);
  await openNotifications(page);
  await expect(card(page)).toBeVisible();
  await page.getByRole('link', { name: 'Hotel', exact: true }).click();
  await expect(home(page)).toBeVisible();
  for (const [title, fault] of FAULTS)
    await test.step(title, async () => {
      await heal();
      heal = await breakFiles(page, DETAILS, fault);
      const asked = page.waitForResponse(DETAILS);
      await openNotifications(page);
      await asked;
      await expect(card(page)).toBeVisible();
      await page.getByRole('link', { name: 'Hotel', exact: true }).click();
      await expect(home(page)).toBeVisible();
    });
  await openNotifications(page);
  await expect(card(page)).toBeVisible();
  await heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(notifications(page)).toBeVisible();
  await still();
});
