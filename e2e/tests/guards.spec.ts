import type { Page } from '@playwright/test';
import { logOut, submitLogin } from '../support/guests.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { requestsOf, respondWith, stopIntercepting } from '../support/network/calls.ts';
import { localStorageOf } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const LOGIN = '/grand-plaza/login';
const HOME = '/grand-plaza/dashboard/hotel';
const CALLS = '/grand-plaza/dashboard/fixture/calls';

const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Sign In' });

/** Collects the paths of the page's navigations. */
function visitedPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}

test('AUTH-10 redirects a signed-in guest from guest-only pages to their dashboard, or to that of default without a hotel', async ({
  page,
  request,
}) => {
  const guest = await createSignedInGuest(request, 'seaside-inn');
  await storeSession(page, guest);
  for (const path of ['/seaside-inn/verify-code', '/grand-plaza/signup', '/login']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/seaside-inn/dashboard/hotel');
  }
  await storeSession(page, { ...guest, user: { ...guest.user, hotel: null } });
  await page.goto(LOGIN);
  await expect(page).toHaveURL(/\/default\/dashboard(\/|$)/);
  await expect(page.getByRole('heading').first()).toBeVisible();
});

test('AUTH-11 AUTH-103 returns a visitor after sign-in, also through sign-up, once and only to a dashboard page', async ({
  page,
  guest,
}) => {
  const wanted = '/grand-plaza/dashboard/hotel/quick-info?from=mail';
  const quickInfo = requestsOf(page, '/hotels/grand-plaza/quick-info');
  await page.goto('/grand-plaza/profile');
  await page.goto(wanted);
  await expect(page).toHaveURL(LOGIN);
  await page.goBack();
  await expect(page, 'not back into the redirect').toHaveURL('/grand-plaza/profile');
  await page.goto(wanted);
  await expect(page).toHaveURL(LOGIN);
  await page.reload();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(signInHeading(page)).toBeVisible();
  expect(quickInfo).toHaveLength(0);
  await submitLogin(page, guest);
  await expect(page).toHaveURL(wanted);

  await logOut(page);
  await expect(page).toHaveURL(LOGIN);
  await page.evaluate(() =>
    sessionStorage.setItem('returnTo', '/grand-plaza/dashboard/../../..//evil.example'),
  );
  await submitLogin(page, guest);
  await expect(page).toHaveURL(HOME);
});

test("AUTH-48 API-07 redirects a guest from another hotel's dashboard to their own, without requests for the other hotel's data", async ({
  page,
  request,
}) => {
  const own = await createSignedInGuest(request, 'seaside-inn');
  const requested: string[] = [];
  await storeSession(page, own);
  page.on('request', (call) => requested.push(new URL(call.url()).pathname));
  for (const path of ['hotel/quick-info', 'messages']) {
    await page.goto(`/grand-plaza/dashboard/${path}`);
    await expect(page).toHaveURL('/seaside-inn/dashboard/hotel');
    await expect(page.getByRole('heading', { name: 'Welcome to Seaside Inn' })).toBeVisible();
  }
  expect(requested.filter((path) => path.startsWith('/api/hotels/grand-plaza/'))).toEqual([]);
  const headers = { Authorization: `Bearer ${own.token}` };
  const otherHotel = await request.get('/api/hotels/grand-plaza/quick-info', { headers });
  const unknown = await request.get('/api/hotels/no-such-hotel/quick-info', { headers });
  expect(otherHotel.status()).toBe(404);
  expect(unknown.status()).toBe(404);
  expect(await otherHotel.text()).toBe(await unknown.text());
});

test('FAULT-15 AUTH-43 twenty refused calls cause one redirect; the input is kept for this guest and shown to no other', async ({
  page,
  request,
}) => {
  const guest = await createSignedInGuest(request, 'grand-plaza');
  await storeSession(page, guest);
  await page.goto(CALLS);
  await page.getByLabel('Note').fill('A late check-out, please');
  const refused = '/categories/get-menu-items/*';
  await respondWith(page, refused, {
    status: 419,
    json: { status: false, message: 'Unauthenticated.' },
  });
  const paths = visitedPaths(page);
  let calls = 0;
  page.on('request', (call) => {
    if (call.url().includes('/get-menu-items/')) calls += 1;
  });
  await page.getByRole('button', { name: 'Call twenty times' }).click();
  await expect(page).toHaveURL(LOGIN);
  await expect(signInHeading(page)).toBeVisible();
  await expect.poll(() => calls).toBe(20);
  expect(paths).toEqual([LOGIN]);
  expect(await localStorageOf(page)).not.toHaveProperty('token');

  await stopIntercepting(page, refused);
  await submitLogin(page, guest);
  await expect(page).toHaveURL(CALLS);
  await expect(page.getByLabel('Note')).toHaveValue('A late check-out, please');

  await logOut(page);
  await submitLogin(page, await createSignedInGuest(request, 'grand-plaza', 'Bela Nagy'));
  await expect(page).toHaveURL(HOME);
  await page.goto(CALLS);
  await expect(page.getByLabel('Note')).toHaveValue('');
});
