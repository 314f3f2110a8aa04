import { chromium, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../scripts/chromium.ts';
import { GATEWAY_URL } from '../server/places.ts';
import { settle, settleOn, stopClock } from '../support/clock.ts';
import { rootVariable } from '../support/document.ts';
import { logOut, signIn, submitLogin } from '../support/guests.ts';
import { enterAs, guestOf } from '../support/hotels.ts';
import { localStorageOf, sessionStorageOf } from '../support/storage.ts';
import { expect, severalTabs, test } from '../support/test.ts';
import { keepToast, toast, toasts } from '../support/toasts.ts';
import { answerWith, callsOf, cutOff, hold } from '../support/wire.ts';

test.use(severalTabs);

const LOGIN = '/grand-plaza/login';
const HOME = '/grand-plaza/dashboard/hotel';
const CALLS = '/grand-plaza/dashboard/fixture/calls';

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

test('AUTH-12 logout tells the provider, clears everything and shows the login', async ({
  page,
  guest,
}) => {
  await signIn(page, guest);
  await page.evaluate(() => localStorage.setItem('left-over', 'of this guest'));
  const { token } = await localStorageOf(page);
  const [call] = await Promise.all([page.waitForRequest('**/api/logout'), logOut(page)]);
  expect(call.method()).toBe('POST');
  expect(call.headers().authorization).toBe(`Bearer ${token}`);
  await isSignedOut(page);
  const local = await localStorageOf(page);
  expect(local).not.toHaveProperty('left-over');
  expect(local.hotelSlug).toBe('grand-plaza');
  await expect
    .poll(() => page.context().cookies())
    .not.toContainEqual(expect.objectContaining({ name: 'foyer_in' }));
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/hotels/grand-plaza/quick-info', {
        headers: { Authorization: `Bearer ${token}` },
      });
      return answer.status();
    })
    .toBe(401);
});

test("AUTH-12 the session's theme goes: the login has that of the page's hotel", async ({
  page,
  guest,
}) => {
  await signIn(page, guest);
  await logOut(page);
  await isSignedOut(page);
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCSS(
    'background-color',
    'rgb(30, 74, 110)',
  );
  await expect.poll(() => rootVariable(page, '--hotel-primary')).toMatch(/^#1e4a6e$/i);
  await expect(page).toHaveTitle(/Grand Plaza/);
});

test('AUTH-12 logout does not wait for the answer', async ({ page, request }) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  await page.goto(HOME);
  const release = await hold(page, '/logout');
  await logOut(page);
  await isSignedOut(page);
  release();
});

for (const [name, answer] of Object.entries({
  'answers 500': { status: 500, json: { status: false, message: 'We are closed.' } },
  'answers 401': { status: 401, json: { status: false, message: 'Unauthenticated.' } },
  'answers HTML': { text: '<html>Welcome to our wifi</html>' },
  'cannot be reached': undefined,
})) {
  test(`AUTH-13 the provider ${name}: logged only, no toast, signed out`, async ({
    page,
    request,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await enterAs(page, await guestOf(request, 'grand-plaza'));
    await page.goto(HOME);
    await expect(menu(page)).toBeVisible();
    if (answer) await answerWith(page, '/logout', answer);
    else await cutOff(page, '/logout');
    await logOut(page);
    await isSignedOut(page);
    await expect.poll(() => logged.some((line) => /logout/i.test(line))).toBe(true);
    await expect(toasts(page).getByRole('alert')).toHaveCount(0);
    await expect(toasts(page).getByRole('status')).toHaveCount(0);
  });
}

test('AUTH-13 offline: signed out all the same, and sign-in works once the network is back', async ({
  page,
  context,
  guest,
}) => {
  await signIn(page, guest);
  await expect(menu(page)).toBeVisible();
  await context.setOffline(true);
  await logOut(page);
  await isSignedOut(page);
  await expect(toasts(page).getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await submitLogin(page, guest);
  await expect(page).toHaveURL(HOME);
});

test('FAULT-27 after logout Back shows nothing private', async ({ page, guest }) => {
  await signIn(page, guest);
  await page.goto('/grand-plaza/dashboard/hotel/quick-info');
  await expect(page.getByRole('tab').first()).toBeVisible();
  const quickInfo = callsOf(page, '/hotels/grand-plaza/quick-info');
  await logOut(page);
  await isSignedOut(page);
  await page.goBack();
  await expect(page).toHaveURL(LOGIN);
  await expect(menu(page)).toHaveCount(0);
  expect(quickInfo).toHaveLength(0);
});

test('FAULT-27 a page that comes back from the back/forward cache after logout is left at once', async ({
  request,
}) => {
  // Playwright's own browser has no such cache.
  await using browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  await using context = await browser.newContext({ baseURL: GATEWAY_URL });
  const page = await context.newPage();
  const other = await context.newPage();
  // A hotel without messages: a page whose connection is open may not be kept.
  await enterAs(page, await guestOf(request, 'seaside-inn'));
  await page.goto('/seaside-inn/dashboard/hotel/quick-info');
  await expect(page.getByRole('tab').first()).toBeVisible();
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      const note = (seen: number) =>
        sessionStorage.setItem('back', JSON.stringify({ persisted, seen }));
      note(0);
      // The page may be gone before its first frame.
      requestAnimationFrame(() => {
        const tabs = [...document.querySelectorAll('[role=tab]')];
        note(tabs.filter((tab) => tab.checkVisibility()).length);
      });
    }),
  );
  await page.goto('/grand-plaza/profile');
  await other.goto('/seaside-inn/dashboard/hotel');
  await logOut(other);
  await expect(other).toHaveURL('/seaside-inn/login');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/seaside-inn/login');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  const { back } = await sessionStorageOf(page);
  expect(back).toBe(JSON.stringify({ persisted: true, seen: 0 }));
});

test('FAULT-28 logout in one tab takes the other to the login within a second', async ({
  page,
  context,
  request,
}) => {
  await enterAs(page, await guestOf(request, 'grand-plaza'));
  const other = await context.newPage();
  // Both tabs have this clock: a slow machine does not make the second shorter.
  await stopClock(page);
  await Promise.all([page.goto(HOME), other.goto(CALLS)]);
  await settleOn(page, menu(page));
  await settleOn(other, other.getByRole('heading', { name: 'Calls screen' }));
  const before = await other.evaluate(() => Date.now());
  await logOut(page);
  await settle(other, async () => other.url().endsWith(LOGIN));
  expect((await other.evaluate(() => Date.now())) - before).toBeLessThanOrEqual(1_000);
  await expect(page).toHaveURL(LOGIN);
  await expect(other.getByRole('heading', { name: 'Calls screen' })).toHaveCount(0);
  await isSignedOut(other);
});

test('FAULT-28 another guest in one tab: the other follows and sends nothing as the old one', async ({
  page,
  context,
  request,
}) => {
  const first = await guestOf(request, 'grand-plaza', 'Amelia Hart');
  const second = await guestOf(request, 'grand-plaza', 'Bela Nagy');
  await enterAs(page, first);
  const other = await context.newPage();
  await Promise.all([page.goto(HOME), other.goto(CALLS)]);
  await expect(other.getByRole('button', { name: 'Menu of Amelia Hart' })).toBeVisible();
  await logOut(page);
  await expect(other).toHaveURL(LOGIN);
  const sent: (string | undefined)[] = [];
  other.on('request', (call) => {
    if (call.url().includes('/api/')) sent.push(call.headers().authorization);
  });
  await submitLogin(page, second);
  await expect(page).toHaveURL(HOME);
  await expect(other).toHaveURL(HOME);
  await expect(other.getByRole('button', { name: 'Menu of Bela Nagy' })).toBeVisible();
  expect(sent).not.toContain(`Bearer ${first.token}`);
});

/** How bright the browser paints a CSS property of an element, from 0 to 255. */
function brightness(element: Locator, property: 'color' | 'backgroundColor'): Promise<number> {
  return element.evaluate((node, name) => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d');
    if (!brush) throw new Error('There is no canvas');
    brush.fillStyle = getComputedStyle(node)[name];
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  }, property);
}

test('CONST-01 toasts: top right, light, gone after 5000 ms', async ({ page }) => {
  await answerWith(page, '/login', { json: { status: false } });
  await page.goto(LOGIN);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Continue' }).click();
  await keepToast(page);
  await expect(toast(page, 'Login failed.')).toBeVisible();
  const card = toasts(page).locator(':has(> [role=alert]), [role=alert]').last();
  const box = await card.boundingBox();
  expect(box?.x).toBeGreaterThan(1280 / 2);
  expect(box?.y).toBeLessThan(800 / 4);

  expect(await brightness(card, 'backgroundColor')).toBeGreaterThan(230);
  expect(await brightness(toast(page, 'Login failed.'), 'color')).toBeLessThan(100);

  // The library counts a toast's life by an animation; this one is taken to its last moment.
  const finish = (at: number) =>
    toasts(page).evaluate((area, moment) => {
      const life = area
        .getAnimations({ subtree: true })
        .find((animation) => animation.effect?.getComputedTiming().duration === 5000);
      if (!life) throw new Error('No toast lives for 5000 ms');
      life.pause();
      life.currentTime = moment;
      if (moment >= 5000) life.finish();
    }, at);
  await finish(4900);
  await expect(toast(page, 'Login failed.')).toBeVisible();
  await finish(5000);
  await expect(toast(page, 'Login failed.')).toHaveCount(0);
});
