import type { Page } from '@playwright/test';
import { openHydrated, rootVariable } from '../support/document.ts';
import { newGuest, submitLogin } from '../support/guests.ts';
import { localStorageOf, sessionStorageOf } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { overlaid, toast } from '../support/toasts.ts';
import { callsOf, hold } from '../support/wire.ts';

const LOGIN = '/grand-plaza/login';
const HOME = '/grand-plaza/dashboard/hotel';

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' });

test('AUTH-02 AUTH-03 the button has the colour of the hotel, the links stay at it; without one both are default', async ({
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

test("AUTH-05 AUTH-06 AUTH-09 API-01 API-06 FAULT-26 a wrong password, then the right one: signed in once, in the hotel's theme, kept over a reload, the token in calls of the provider alone", async ({
  page,
  guest,
}) => {
  const seen: { url: string; path: string; headers: Record<string, string> }[] = [];
  page.on('request', (asked) => {
    const { pathname: path } = new URL(asked.url());
    seen.push({ url: asked.url(), path, headers: asked.headers() });
  });
  const sendHome = await hold(page, /\/mfe-hotel\//);
  await page.goto(LOGIN);
  await submitLogin(page, { ...guest, password: 'Wrong12345' });
  await expect(toast(page, 'The email or password is incorrect.')).toBeVisible();
  await expect(continueButton(page)).toBeEnabled();
  await expect(page).toHaveURL(LOGIN);

  const sendCall = await hold(page, '/login');
  const calls = callsOf(page, '/login');
  const password = page.getByLabel('Password', { exact: true });
  const busy = page.getByRole('button', { name: 'Signing in…' });
  await password.fill(guest.password);
  await continueButton(page).dblclick();
  await expect(busy).toBeDisabled();
  await password.press('Enter');
  sendCall();
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await password.press('Enter');
  await expect(busy, 'as long as the home is on its way').toBeDisabled();
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

  const secret = token.split('|').at(-1) ?? '';
  const signedInFrom = seen.findLastIndex(({ path }) => path === '/api/login') + 1;
  for (const [index, { url, path, headers }] of seen.entries()) {
    expect(decodeURIComponent(url)).not.toContain(secret);
    const isProvider = /^\/(?:api|broadcasting)\//.test(path);
    if (!isProvider || index < signedInFrom)
      expect(JSON.stringify(headers), url).not.toContain(secret);
    // Pictures need none, and the weather is asked of the gateway.
    else if (!/^\/api\/(?:media|weather)/.test(path))
      expect(headers.authorization, url).toBe(`Bearer ${token}`);
  }
  expect(seen.slice(signedInFrom).some(({ path }) => path.startsWith('/api/categories/'))).toBe(
    true,
  );
  for (const { name, value } of await page.context().cookies())
    expect(value, name).not.toContain(secret);
});

test("AUTH-05 at another hotel's login a guest lands at their own, and the button is busy until that document is there", async ({
  page,
  request,
}) => {
  const visitor = await newGuest(request, 'seaside-inn');
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('/seaside-inn/dashboard', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/grand-plaza/profile');
  await openHydrated(page, LOGIN);
  // Toasts that come later would show here what is carried to the next document.
  await overlaid(page);
  const calls = callsOf(page, '/login');
  // By the page itself: whatever comes from outside waits until the next document is there.
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

test('FAULT-13 with storage blocked, signing in works in memory', async ({ page, guest }) => {
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
  // The frame of a guest's page, whose guest this document does not know.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(LOGIN);
});

test('FAULT-13 of corrupt storage only the broken key is dropped; where it is full, signing in works in memory', async ({
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
