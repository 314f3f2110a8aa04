import { CHROMIUM_FLAGS, chromiumPath } from '@foyer/scripts/chromium';
import { chromium, type Page } from '@playwright/test';
import { GATEWAY_URL } from '../server/addresses.ts';
import { rootVariable } from '../support/document.ts';
import { logOut, signIn, submitLogin } from '../support/guests.ts';
import { createSignedInGuest, storeSession } from '../support/hotels.ts';
import { hold, requestsOf } from '../support/network/calls.ts';
import { localStorageOf, sessionStorageOf } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { toasts } from '../support/toasts.ts';

const LOGIN = '/grand-plaza/login';
const HOME = '/grand-plaza/dashboard/hotel';

const menu = (page: Page) => page.getByRole('button', { name: /^Menu of/ });

async function isSignedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL(LOGIN);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  const local = await localStorageOf(page);
  expect(local).not.toHaveProperty('user');
  expect(local).not.toHaveProperty('token');
  await expect.poll(() => sessionStorageOf(page)).not.toHaveProperty('hotelDetails');
}

test("AUTH-12 FAULT-27 logout calls the provider without waiting, clears everything and shows the login in the hotel's theme; Back shows no private data", async ({
  page,
  guest,
}) => {
  await signIn(page, guest);
  await page.goto('/grand-plaza/dashboard/hotel/quick-info');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('left-over', 'of this guest'));
  const { token } = await localStorageOf(page);
  const quickInfo = requestsOf(page, '/hotels/grand-plaza/quick-info');
  const release = await hold(page, '/logout');
  const [call] = await Promise.all([page.waitForRequest('**/api/logout'), logOut(page)]);
  expect(call.method()).toBe('POST');
  expect(call.headers().authorization).toBe(`Bearer ${token}`);
  await isSignedOut(page);
  const local = await localStorageOf(page);
  expect(local).not.toHaveProperty('left-over');
  expect(local.hotelSlug).toBe('grand-plaza');
  await expect
    .poll(() => page.context().cookies())
    .not.toContainEqual(expect.objectContaining({ name: 'foyer_signed_in' }));
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCSS(
    'background-color',
    'rgb(30, 74, 110)',
  );
  await expect.poll(() => rootVariable(page, '--hotel-primary')).toMatch(/^#1e4a6e$/i);
  await expect(page).toHaveTitle(/Grand Plaza/);
  release();
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/hotels/grand-plaza/quick-info', {
        headers: { Authorization: `Bearer ${token}` },
      });
      return answer.status();
    })
    .toBe(401);
  await page.goBack();
  await expect(page).toHaveURL(LOGIN);
  await expect(menu(page)).toHaveCount(0);
  expect(quickInfo).toHaveLength(0);
});

test('AUTH-13 offline logout signs the guest out and only logs the failure; sign-in works online again', async ({
  page,
  context,
  guest,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await signIn(page, guest);
  await expect(menu(page)).toBeVisible();
  await context.setOffline(true);
  await logOut(page);
  await isSignedOut(page);
  await expect.poll(() => logged.some((line) => /logout/i.test(line))).toBe(true);
  await expect(toasts(page).getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await submitLogin(page, guest);
  await expect(page).toHaveURL(HOME);
});

test('FAULT-27 leaves a page restored from the back/forward cache at once after logout', async ({
  request,
}) => {
  // Playwright's browser disables this cache.
  await using browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  await using context = await browser.newContext({ baseURL: GATEWAY_URL });
  const page = await context.newPage();
  const other = await context.newPage();
  /**
   * Logs out in another tab while the page is cached, and goes back to it. The hotel has no messages:
   * an open connection may exclude a page from the cache.
   */
  async function logOutElsewhereAndReturn(): Promise<string | undefined> {
    await storeSession(page, await createSignedInGuest(request, 'harbour-house'));
    await page.goto('/harbour-house/dashboard/hotel/quick-info');
    await expect(page.getByRole('tab').first()).toBeVisible();
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        const note = (seen: number) =>
          sessionStorage.setItem('back', JSON.stringify({ persisted, seen }));
        note(0);
        // The page may leave before its first animation frame.
        requestAnimationFrame(() => {
          const tabs = [...document.querySelectorAll('[role=tab]')];
          note(tabs.filter((tab) => tab.checkVisibility()).length);
        });
      }),
    );
    await page.goto('/grand-plaza/profile');
    await other.goto('/harbour-house/dashboard/hotel');
    await logOut(other);
    await expect(other).toHaveURL('/harbour-house/login');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/harbour-house/login');
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    return (await sessionStorageOf(page)).back;
  }
  // The browser may evict a page from its cache for its own reasons; then it loads it again.
  let restored: string | undefined;
  for (let visit = 0; visit < 20 && restored === undefined; visit++)
    restored = await logOutElsewhereAndReturn();
  expect(restored).toBe(JSON.stringify({ persisted: true, seen: 0 }));
});
