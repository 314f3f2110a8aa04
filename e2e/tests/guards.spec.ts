import type { Page } from '@playwright/test';
import { logOut, signIn, submitLogin } from '../support/guests.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { localStorageOf } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { dismissToasts } from '../support/toasts.ts';
import { answerWith, callsOf, letThrough } from '../support/wire.ts';

const LOGIN = '/grand-plaza/login';
const HOME = '/grand-plaza/dashboard/hotel';
const GUEST_ONLY = [
  'login',
  'signup',
  'forgot-password',
  'verify-code',
  'reset-password',
  'reset-success',
];

const signInHeading = (page: Page) => page.getByRole('heading', { name: 'Sign In' });

/** The addresses that the page stands at, one after the other. */
function visited(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}

test('AUTH-10 a signed-in guest is sent from every guest-only page to their own dashboard', async ({
  page,
  request,
}) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  for (const word of GUEST_ONLY) {
    await page.goto(`/grand-plaza/${word}`);
    await expect(page, word).toHaveURL(HOME);
  }
});

test("AUTH-10 also from another hotel's page and from one without a slug", async ({
  page,
  request,
}) => {
  await enterAs(page, await guestOf(request, 'seaside-inn'));
  for (const path of [LOGIN, '/grand-plaza/signup', '/login', '/default/login']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/seaside-inn/dashboard/hotel');
  }
});

test('AUTH-10 a guest without a hotel is sent to /default/dashboard', async ({ page, request }) => {
  const { token, user } = await guestOf(request, 'grand-plaza');
  await enterAs(page, { token, user: { ...user, hotel: null } });
  await page.goto(LOGIN);
  await expect(page).toHaveURL(/\/default\/dashboard(\/|$)/);
  await expect(page.getByRole('heading').first()).toBeVisible();
});

test('AUTH-11 signed out, every dashboard page leads to the login and nothing private is asked', async ({
  page,
}) => {
  const quickInfo = callsOf(page, '/hotels/grand-plaza/quick-info');
  for (const path of ['', '/hotel/quick-info', '/dining', '/messages', '/no/such/page/here']) {
    await page.goto(`/grand-plaza/dashboard${path}`);
    await expect(page, path).toHaveURL(LOGIN);
    await expect(signInHeading(page)).toBeVisible();
  }
  expect(quickInfo).toHaveLength(0);
});

test('AUTH-11 after sign-in the visitor is back where they wanted to go, query and all', async ({
  page,
  guest,
}) => {
  await page.goto('/grand-plaza/dashboard/hotel/quick-info?from=mail');
  await expect(page).toHaveURL(LOGIN);
  await page.reload();
  await submitLogin(page, guest);
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel/quick-info?from=mail');
});

test('AUTH-11 the way back is kept over sign-up and used once', async ({ page, guest }) => {
  await page.goto('/grand-plaza/dashboard/hotel/quick-info');
  await expect(page).toHaveURL(LOGIN);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await submitLogin(page, guest);
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel/quick-info');
  await logOut(page);
  await expect(page).toHaveURL(LOGIN);
  await submitLogin(page, guest);
  await expect(page).toHaveURL(HOME);
});

test('AUTH-11 Back from the login does not lead into the redirect again', async ({ page }) => {
  await page.goto('/grand-plaza/profile');
  await page.goto('/grand-plaza/dashboard/hotel');
  await expect(page).toHaveURL(LOGIN);
  await page.goBack();
  await expect(page).toHaveURL('/grand-plaza/profile');
});

test('AUTH-11 a way back outside the dashboard is not taken', async ({ page, guest }) => {
  await page.goto(LOGIN);
  const paths = visited(page);
  for (const href of [
    '//evil.example/grand-plaza/dashboard',
    'javascript:alert(1)',
    '/seaside-inn/dashboard/hotel',
    '/grand-plaza/dashboard.evil.example',
    '/grand-plaza/dashboard/../../..//evil.example',
  ]) {
    await test.step(href, async () => {
      await page.evaluate((value) => sessionStorage.setItem('returnTo', value), href);
      await submitLogin(page, guest);
      await expect(page).toHaveURL(HOME);
      // It lies over the menu.
      await dismissToasts(page);
      await logOut(page);
      await expect(signInHeading(page)).toBeVisible();
    });
  }
  const elsewhere = paths.filter((path) => !/^\/grand-plaza\/(dashboard(\/|$)|login$)/.test(path));
  expect(elsewhere).toEqual([]);
});

test("AUTH-48 a guest who opens another hotel's dashboard is taken to their own", async ({
  page,
  request,
}) => {
  await enterAs(page, await guestOf(request, 'seaside-inn'));
  await page.goto(HOME);
  await expect(page).toHaveURL('/seaside-inn/dashboard/hotel');
});

for (const status of [401, 419]) {
  test(`FAULT-15 twenty calls refused with ${status} make one redirect; what was typed is kept`, async ({
    page,
    request,
  }) => {
    const guest = await guestOf(request, 'grand-plaza');
    await enterAs(page, guest);
    await page.goto('/grand-plaza/dashboard/fixture/calls');
    await page.getByLabel('Note').fill('A late check-out, please');
    const refused = '/categories/get-menu-items/*';
    await answerWith(page, refused, {
      status,
      json: { status: false, message: 'Unauthenticated.' },
    });
    const paths = visited(page);
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

    await letThrough(page, refused);
    await submitLogin(page, guest);
    await expect(page).toHaveURL('/grand-plaza/dashboard/fixture/calls');
    await expect(page.getByLabel('Note')).toHaveValue('A late check-out, please');
  });
}

test('FAULT-15 a token that died meanwhile leads to the login once, and back afterwards', async ({
  page,
  request,
}) => {
  const guest = await guestOf(request, 'grand-plaza');
  await enterAs(page, guest);
  await page.goto('/grand-plaza/dashboard/hotel/quick-info');
  await expect(page.getByRole('tab').first()).toBeVisible();
  // A call of this page that is still on its way would be refused, and lead to the login by itself.
  await page.goto('/robots.txt');
  await request.post('/api/logout', { headers: { Authorization: `Bearer ${guest.token}` } });
  const paths = visited(page);
  await page.goto('/grand-plaza/dashboard/hotel/quick-info');
  await expect(page).toHaveURL(LOGIN);
  await expect(signInHeading(page)).toBeVisible();
  expect(paths.filter((path) => path === LOGIN)).toHaveLength(1);
  await submitLogin(page, guest);
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel/quick-info');
});

test("AUTH-43 another guest's half-typed words are not shown to the next one", async ({
  page,
  request,
  guest,
}) => {
  await enterAs(page, await guestOf(request, 'grand-plaza', 'Bela Nagy'));
  await page.goto('/grand-plaza/dashboard/fixture/calls');
  await page.getByLabel('Note').fill('Something private');
  await logOut(page);
  await signIn(page, guest);
  await page.goto('/grand-plaza/dashboard/fixture/calls');
  await expect(page.getByLabel('Note')).toHaveValue('');
});
