import type { Page } from '@playwright/test';
import { markDocument, openHydrated } from '../support/document.ts';
import { logOut, submitLogin } from '../support/guests.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { respondWith, stopIntercepting } from '../support/network/calls.ts';
import { releaseFiles } from '../support/network/releases.ts';
import { sessionStorageOf } from '../support/storage.ts';
import { expect, severalTabs, test } from '../support/test.ts';

test.use(severalTabs);

const PROFILE = '/grand-plaza/profile';
const LOGIN = '/grand-plaza/login';
const HOME = '/grand-plaza/dashboard/hotel';

const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Sign In' });

test('FAULT-28 logout in one tab while another navigates to the dashboard leads to the login, not to an empty page', async ({
  page,
  context,
  request,
}) => {
  const other = await context.newPage();
  await storeSession(other, await createSignedInGuest(request, 'grand-plaza'));
  await openHydrated(page, '/grand-plaza/no-such-page');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const requested = page.waitForRequest(releaseFiles('mfe-hotel', '*', '**/home*.js'));
  await page.route(releaseFiles('mfe-hotel', '*', '**/home*.js'), async (route) => {
    await arrived;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Back to the hotel' }).click();
  await requested;
  await other.evaluate(() => localStorage.clear());
  await expect(signInHeading(page)).toBeVisible();
  arrive();
  await expect(page).toHaveURL(LOGIN);
  await page.goBack();
  await expect(page).toHaveURL('/grand-plaza/no-such-page');
});

test('FAULT-28 AUTH-12 sign-in in one tab keeps a public page open in the other; logout clears its hotel details', async ({
  page,
  context,
  guest,
}) => {
  await page.goto(PROFILE);
  const other = await context.newPage();
  await other.goto(LOGIN);
  const expectSameDocument = await markDocument(page);
  await submitLogin(other, guest);
  await expect(other).toHaveURL(HOME);
  await expect.poll(async () => (await sessionStorageOf(page)).hotelDetails).toBeTruthy();
  await logOut(other);
  await expect(signInHeading(other)).toBeVisible();
  await expect.poll(async () => (await sessionStorageOf(page)).hotelDetails).toBeUndefined();
  await expect(page).toHaveURL(PROFILE);
  await expectSameDocument();
});

test('FAULT-15 with both tabs signed out, sign-in in one returns the other to its page', async ({
  page,
  context,
  request,
}) => {
  const guest = await createSignedInGuest(request, 'grand-plaza');
  await storeSession(page, guest);
  const other = await context.newPage();
  await other.goto(PROFILE);
  const refused = '/categories/get-menu-items/*';
  await respondWith(page, refused, { status: 401, json: { status: false } });
  await page.goto('/grand-plaza/dashboard/fixture/calls');
  await expect(page).toHaveURL(LOGIN);
  await stopIntercepting(page, refused);
  await other.goto(LOGIN);
  await submitLogin(other, guest);
  await expect(other).toHaveURL(HOME);
  await expect(page).toHaveURL('/grand-plaza/dashboard/fixture/calls');
});
