import type { Page } from '@playwright/test';
import { openHydrated, rootVariable } from '../support/document.ts';
import { createGuestAccount, submitLogin } from '../support/guests.ts';
import { hold, requestsOf } from '../support/network/calls.ts';
import { localStorageOf, sessionStorageOf } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { toast, waitForOverlay } from '../support/toasts.ts';

const LOGIN = '/grand-plaza/login';
const HOME = '/grand-plaza/dashboard/hotel';

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' });

test('AUTH-02 AUTH-03 AUTH-72 button colour and links belong to the hotel, or to default without one', async ({
  page,
}) => {
  const colour = (value: string) =>
    expect(continueButton(page)).toHaveCSS('background-color', value);
  await page.goto('/login');
  await expect(page).toHaveURL('/default/login');
  await colour('rgb(45, 37, 167)');
  for (const [name, path] of [
    ['Forgot Password?', 'forgot-password'],
    ['Sign Up', 'signup'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/default/${path}`);
  await page.goto(LOGIN);
  await colour('rgb(30, 74, 110)');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page).toHaveURL('/grand-plaza/forgot-password');
  await page.goBack();
  await expect(page.getByText("Don't have an account?")).toBeVisible();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/grand-plaza/signup');
});

test('AUTH-05 AUTH-06 AUTH-09 API-01 API-06 API-44 FAULT-26 signs in once after a wrong password, keeps theme and session after a reload, and sends the token only to the provider', async ({
  page,
  guest,
}) => {
  const seen: { url: string; path: string; headers: Record<string, string> }[] = [];
  page.on('request', (call) => {
    const { pathname: path } = new URL(call.url());
    seen.push({ url: call.url(), path, headers: call.headers() });
  });
  const sendHome = await hold(page, /\/mfe-hotel\//);
  await page.goto(LOGIN);
  await submitLogin(page, { ...guest, password: 'Wrong12345' });
  await expect(toast(page, 'The email or password is incorrect.')).toBeVisible();
  await expect(continueButton(page)).toBeEnabled();
  await expect(page).toHaveURL(LOGIN);

  const sendCall = await hold(page, '/login');
  const calls = requestsOf(page, '/login');
  const password = page.getByLabel('Password', { exact: true });
  const busy = page.getByRole('button', { name: 'Signing in…' });
  await password.fill(guest.password);
  await continueButton(page).dblclick();
  await expect(busy).toBeDisabled();
  await password.press('Enter');
  sendCall();
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await password.press('Enter');
  await expect(busy, 'while home loads').toBeDisabled();
  sendHome();
  await expect(page).toHaveURL(HOME);
  expect(calls).toHaveLength(1);
  await expect(page).toHaveTitle(/Grand Plaza/);
  await expect.poll(() => rootVariable(page, '--hotel-primary')).toMatch(/^#1e4a6e$/i);

  const { token = '', user = '', hotelSlug } = await localStorageOf(page);
  expect(JSON.parse(user)).toMatchObject({ email: guest.email, hotel: { slug: 'grand-plaza' } });
  expect(token).toMatch(/^\d+\|[\w-]{20,}$/);
  expect(hotelSlug).toBe('grand-plaza');
  const { hotelDetails = '' } = await sessionStorageOf(page);
  expect(JSON.parse(hotelDetails)).toMatchObject({
    slug: 'grand-plaza',
    settings: [{ app_name: 'Grand Plaza' }],
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page).toHaveURL(HOME);
  await expect(page.getByRole('heading', { name: 'Around the hotel' })).toBeVisible();
  expect(await localStorageOf(page)).toMatchObject({ token, user });
  expect(await sessionStorageOf(page)).toMatchObject({ hotelDetails });

  const secret = token.split('|').at(-1) ?? '';
  const signedInFrom = seen.findLastIndex(({ path }) => path === '/api/login') + 1;
  for (const [index, { url, path, headers }] of seen.entries()) {
    expect(decodeURIComponent(url)).not.toContain(secret);
    const isProvider = /^\/(?:api|broadcasting)\//.test(path);
    if (!isProvider || index < signedInFrom)
      expect(JSON.stringify(headers), url).not.toContain(secret);
    // Pictures need no token, and weather comes from the gateway.
    else if (!/^\/api\/(?:media|weather)/.test(path))
      expect(headers.authorization, url).toBe(`Bearer ${token}`);
  }
  expect(seen.slice(signedInFrom).some(({ path }) => path.startsWith('/api/categories/'))).toBe(
    true,
  );
  for (const { name, value } of await page.context().cookies())
    expect(value, name).not.toContain(secret);
});

test("AUTH-05 SHELL-01 signing in at another hotel leads to the guest's own hotel, and the button is busy until its document loads", async ({
  page,
  request,
}) => {
  const visitor = await createGuestAccount(request, 'seaside-inn');
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('/seaside-inn/dashboard', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/grand-plaza/profile');
  await openHydrated(page, LOGIN);
  // If toasts loaded later, they would show the toast of the next document here.
  await waitForOverlay(page);
  const calls = requestsOf(page, '/login');
  // Within the page, as Playwright's actions wait for the next document.
  let presses = 0;
  await page.exposeFunction('pressed', () => {
    presses += 1;
  });
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    const pressAgain = () => {
      form.querySelector<HTMLElement>('[type=submit]')?.click();
      (globalThis as unknown as { pressed: () => void }).pressed();
    };
    form.addEventListener('submit', () => setInterval(pressAgain, 50), { once: true });
  });
  const left = page.waitForRequest('/seaside-inn/dashboard');
  const submitted = submitLogin(page, visitor);
  await left;
  const before = presses;
  await expect.poll(() => presses).toBeGreaterThan(before + 2);
  arrive();
  await submitted;
  await expect(page).toHaveURL('/seaside-inn/dashboard/hotel');
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveTitle(/Seaside Inn/);
  expect((await localStorageOf(page)).hotelSlug).toBe('seaside-inn');
  expect(calls).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL('/grand-plaza/profile');
});

test('FAULT-13 signs in with blocked storage, in memory', async ({ page, guest }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto(LOGIN);
  await submitLogin(page, guest);
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL(HOME);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The document has a guest's template but no session.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(LOGIN);
});

test('FAULT-13 FAULT-41 removes only the corrupt key of the storage, and signs in with full storage, in memory', async ({
  page,
  guest,
}) => {
  await page.goto(LOGIN);
  await page.evaluate(() => {
    localStorage.setItem('user', '{"id": "seven", broken');
    localStorage.setItem('token', '7|kept');
    localStorage.setItem('hotelSlug', 'seaside-inn');
    localStorage.setItem('somebody-else', 'kept');
  });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(LOGIN);
  const local = await localStorageOf(page);
  expect(local).not.toHaveProperty('user');
  expect(local).toMatchObject({
    token: '7|kept',
    hotelSlug: 'seaside-inn',
    'somebody-else': 'kept',
  });
  await submitLogin(page, guest);
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL(HOME);
});
