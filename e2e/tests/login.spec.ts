import type { Page } from '@playwright/test';
import { settle, settleOn, stopClock } from '../support/clock.ts';
import { openHydrated, rootVariable } from '../support/document.ts';
import { newGuest, signIn, submitLogin } from '../support/guests.ts';
import { localStorageOf, sessionStorageOf } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { dismissToasts, toast } from '../support/toasts.ts';
import { answerWith, callsOf, cutOff, hold, letThrough } from '../support/wire.ts';

const LOGIN = '/grand-plaza/login';
const someone = { email: 'someone@example.com', password: 'Welcome123' };

const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' });

async function staysOnLogin(page: Page): Promise<void> {
  await expect(page).toHaveURL(LOGIN);
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(continueButton(page)).toBeEnabled();
}

test('AUTH-01 login shows its texts, fields, helper block and separator', async ({ page }) => {
  await page.goto(LOGIN);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('Join us and start living.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await expect(continueButton(page)).toBeVisible();
  await expect(page.getByText('Need help signing in?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute(
    'href',
    'tel:+442079460110',
  );
  await expect(page.getByText('OR', { exact: true })).toBeVisible();
});

test("AUTH-02 Continue has the hotel's primary colour", async ({ page, request }) => {
  for (const slug of ['grand-plaza', 'seaside-inn']) {
    const { data } = await (await request.get(`/api/hotels/${slug}`)).json();
    const hex: string = data.settings[0].primary_color;
    const [red, green, blue] = hex.match(/[0-9a-f]{2}/gi)?.map((part) => Number(`0x${part}`)) ?? [];
    await page.goto(`/${slug}/login`);
    await expect(continueButton(page)).toHaveCSS(
      'background-color',
      `rgb(${red}, ${green}, ${blue})`,
    );
  }
});

test('AUTH-02 Continue is #2D25A7 where no hotel gives a colour', async ({ page }) => {
  await page.goto('/default/login');
  await expect(continueButton(page)).toHaveCSS('background-color', 'rgb(45, 37, 167)');
});

test('AUTH-03 links lead to the forgotten password and to sign-up of the same hotel', async ({
  page,
}) => {
  await page.goto(LOGIN);
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page).toHaveURL('/grand-plaza/forgot-password');
  await page.goBack();
  await expect(page.getByText("Don't have an account?")).toBeVisible();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/grand-plaza/signup');
});

test('AUTH-03 without a known hotel the links lead to default', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveURL('/default/login');
  await expect(page.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
    'href',
    '/default/forgot-password',
  );
  await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
    'href',
    '/default/signup',
  );
});

test('AUTH-04 empty fields are sent as they are', async ({ page }) => {
  await page.goto(LOGIN);
  const [call] = await Promise.all([
    page.waitForRequest('**/api/login'),
    continueButton(page).click(),
  ]);
  expect(call.method()).toBe('POST');
  expect(call.postDataJSON()).toEqual({ email: '', password: '' });
  await expect(toast(page, 'Email is required')).toBeVisible();
  await staysOnLogin(page);
});

test("AUTH-05 sign-in says so and opens the dashboard in the hotel's theme", async ({
  page,
  guest,
}) => {
  await page.goto(LOGIN);
  await submitLogin(page, guest);
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel');
  await expect(page).toHaveTitle(/Grand Plaza/);
  await expect.poll(() => rootVariable(page, '--hotel-primary')).toMatch(/^#1e4a6e$/i);
});

test("AUTH-05 at another hotel's login a guest lands at their own hotel, in its theme", async ({
  page,
  request,
}) => {
  const visitor = await newGuest(request, 'seaside-inn');
  await page.goto(LOGIN);
  await submitLogin(page, visitor);
  await expect(page).toHaveURL('/seaside-inn/dashboard/hotel');
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveTitle(/Seaside Inn/);
  expect((await localStorageOf(page)).hotelSlug).toBe('seaside-inn');
});

test('AUTH-06 user, token and hotel details are kept, and survive a reload', async ({
  page,
  guest,
}) => {
  await signIn(page, guest);
  const local = await localStorageOf(page);
  expect(JSON.parse(local.user ?? '')).toMatchObject({
    name: guest.name,
    email: guest.email,
    hotel: { slug: 'grand-plaza' },
  });
  expect(local.token).toMatch(/^\d+\|[\w-]+$/);
  expect(local.hotelSlug).toBe('grand-plaza');
  const session = await sessionStorageOf(page);
  expect(JSON.parse(session.hotelDetails ?? '')).toMatchObject({
    slug: 'grand-plaza',
    settings: [{ app_name: 'Grand Plaza' }],
  });
  await page.reload();
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel');
});

test('AUTH-07 an answer without a hotel slug: error, no navigation, still signed in', async ({
  page,
}) => {
  for (const hotel of [null, { id: 1, slug: '' }]) {
    const data = { token: '1|secret', user: { id: 1, name: 'Amelia Hart', hotel } };
    await answerWith(page, '/login', { json: { status: true, message: 'OK', data } });
    await page.goto(LOGIN);
    await submitLogin(page, someone);
    await expect(toast(page, 'Login succeeded, but no hotel slug found.')).toBeVisible();
    await expect(page).toHaveURL(LOGIN);
    const local = await localStorageOf(page);
    expect(local.token).toBe('1|secret');
    expect(JSON.parse(local.user ?? '')).toMatchObject({ id: 1 });
    await page.evaluate(() => localStorage.clear());
  }
});

test('AUTH-08 ERR-01 a refusal shows the server message, else Login failed.', async ({ page }) => {
  await page.goto(LOGIN);
  await answerWith(page, '/login', { json: { status: false, message: 'The desk must confirm.' } });
  await submitLogin(page, someone);
  await expect(toast(page, 'The desk must confirm.')).toBeVisible();
  await staysOnLogin(page);
  await letThrough(page, '/login');
  await answerWith(page, '/login', { json: { status: false } });
  await continueButton(page).click();
  await expect(toast(page, 'Login failed.')).toBeVisible();
  await staysOnLogin(page);
});

test('AUTH-09 answers that are none: the specified fallback, the guest stays', async ({ page }) => {
  const answers = {
    'a 500 without a message': { status: 500, json: { status: false } },
    'a 502 of a proxy': { status: 502, text: '<html>Bad gateway</html>' },
    'HTML of a captive portal': { status: 200, text: '<html>Welcome to our wifi</html>' },
    'an answer of the wrong shape': { json: { status: true, data: { token: 7, user: 'x' } } },
    'an answer without a token': { json: { status: true, data: { user: { id: 1 } } } },
    'truncated JSON': { status: 200, text: '{"status":true,"data":{"tok' },
  };
  await page.goto(LOGIN);
  for (const [name, answer] of Object.entries(answers)) {
    await test.step(name, async () => {
      await answerWith(page, '/login', answer);
      await submitLogin(page, someone);
      await expect(toast(page, 'Invalid credentials or server error.')).toBeVisible();
      await staysOnLogin(page);
      expect(await localStorageOf(page)).not.toHaveProperty('token');
      await dismissToasts(page);
    });
  }
});

test('AUTH-09 no network: the specified fallback, and what was typed stays', async ({ page }) => {
  await page.goto(LOGIN);
  await cutOff(page, '/login');
  await submitLogin(page, someone);
  await expect(toast(page, 'Invalid credentials or server error.')).toBeVisible();
  await staysOnLogin(page);
  await expect(page.getByLabel('Email')).toHaveValue(someone.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(someone.password);
});

test('AUTH-09 ERR-01 an exception with a server message shows that message', async ({ page }) => {
  await page.goto(LOGIN);
  await answerWith(page, '/login', {
    status: 503,
    json: { status: false, message: 'Back in five minutes.' },
  });
  await submitLogin(page, someone);
  await expect(toast(page, 'Back in five minutes.')).toBeVisible();
  await staysOnLogin(page);
});

test('AUTH-09 a wrong password: the message of the provider; the right one then works', async ({
  page,
  guest,
}) => {
  await page.goto(LOGIN);
  await submitLogin(page, { ...guest, password: 'Wrong12345' });
  await expect(toast(page, 'The email or password is incorrect.')).toBeVisible();
  await staysOnLogin(page);
  await submitLogin(page, guest);
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel');
});

test('FAULT-16 a 422 shows its messages at the fields, and the button lives', async ({ page }) => {
  await page.goto(LOGIN);
  await continueButton(page).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Email is required');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Password is required',
  );
  await expect(continueButton(page)).toBeEnabled();
});

test('FAULT-17 a 429 says how long to wait, waits, and then lives again', async ({ page }) => {
  await stopClock(page);
  await page.goto(LOGIN);
  await settleOn(page, continueButton(page));
  await answerWith(page, '/login', {
    status: 429,
    json: { status: false, message: 'Too many attempts.' },
    headers: { 'Retry-After': '30' },
  });
  const calls = callsOf(page, '/login');
  await submitLogin(page, someone);
  await settleOn(page, page.getByText('You can try again in 00:30.'));
  await settleOn(page, toast(page, 'Too many attempts.'));
  await expect(continueButton(page)).toBeDisabled();
  await page.getByLabel('Email').press('Enter');
  await page.clock.runFor(29_000);
  await settleOn(page, page.getByText('You can try again in 00:01.'));
  await expect(continueButton(page)).toBeDisabled();
  expect(calls).toHaveLength(1);
  await page.clock.runFor(900);
  await settle(page, () => continueButton(page).isEnabled());
  await expect(page.getByText('You can try again in')).toHaveCount(0);
});

test('FAULT-26 a double submit is one call', async ({ page, guest }) => {
  await page.goto(LOGIN);
  const release = await hold(page, '/login');
  const calls = callsOf(page, '/login');
  await page.getByLabel('Email').fill(guest.email);
  await page.getByLabel('Password', { exact: true }).fill(guest.password);
  await continueButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  release();
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel');
  expect(calls).toHaveLength(1);
});

test('AUTH-05 while the code of the home is on its way, the button is busy', async ({
  page,
  guest,
}) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/mfe-hotel/**', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(LOGIN);
  const calls = callsOf(page, '/login');
  await submitLogin(page, guest);
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeDisabled();
  arrive();
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel');
  expect(calls).toHaveLength(1);
});

test("AUTH-05 while the document of the guest's own hotel is on its way, the button is busy", async ({
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
  expect(calls).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL('/grand-plaza/profile');
});

test('AUTH-43 a typed email survives a reload and an error; a password is never kept', async ({
  page,
}) => {
  await openHydrated(page, LOGIN);
  await page.getByLabel('Email').fill('half-typed@exam');
  await page.getByLabel('Password', { exact: true }).fill('Secret4711');
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('half-typed@exam');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  const kept = JSON.stringify([await localStorageOf(page), await sessionStorageOf(page)]);
  expect(kept).not.toContain('Secret4711');
});

test('the password can be shown, pasted and filled by a password manager', async ({ page }) => {
  await page.goto(LOGIN);
  const password = page.getByLabel('Password', { exact: true });
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.fill('Secret4711');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('API-01 signed out no call carries a token; signed in every call of the provider does', async ({
  page,
  guest,
}) => {
  const seen: { path: string; authorization: string | undefined }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/') && request.resourceType() === 'fetch')
      seen.push({ path, authorization: request.headers().authorization });
  });
  await page.goto(LOGIN);
  await submitLogin(page, { ...guest, password: 'Wrong12345' });
  await expect(toast(page, 'The email or password is incorrect.')).toBeVisible();
  await submitLogin(page, guest);
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel');
  await expect.poll(() => seen.some(({ path }) => path.startsWith('/api/categories/'))).toBe(true);
  const token = (await localStorageOf(page)).token;
  const signedInFrom = seen.findLastIndex(({ path }) => path === '/api/login') + 1;
  for (const { path, authorization } of seen.slice(0, signedInFrom))
    expect(authorization, path).toBeUndefined();
  // The weather is asked of the gateway, not of the provider.
  const asked = seen.slice(signedInFrom).filter(({ path }) => path !== '/api/weather');
  expect(asked.length).toBeGreaterThan(0);
  for (const { path, authorization } of asked) expect(authorization, path).toBe(`Bearer ${token}`);
  for (const { path } of seen) expect(path).not.toContain(String(token));
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
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The frame of a guest's page, whose guest this document does not know.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(LOGIN);
});

test('FAULT-13 with storage full, signing in works in memory', async ({ page, guest }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(LOGIN);
  await submitLogin(page, guest);
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel');
});

test('FAULT-13 of corrupt storage only the broken key is dropped', async ({ page, guest }) => {
  await page.goto(LOGIN);
  await page.evaluate(() => {
    localStorage.setItem('user', '{"id": "seven", broken');
    localStorage.setItem('token', '7|kept');
    localStorage.setItem('hotelSlug', 'seaside-inn');
    localStorage.setItem('somebody-else', 'kept');
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
  await expect(page).toHaveURL('/grand-plaza/dashboard/hotel');
});
