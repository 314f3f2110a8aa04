import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import {
  captivePortal,
  json,
  mockResponses,
  networkError,
} from '@foyer/shared/testing/mock-responses.tsx';
import { emitNetworkEvent } from '@foyer/shared/testing/network.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, { login: () => import('./login-screen.tsx') });
const { toasts } = await import('@foyer/shared/runtime');

const toastTexts: string[] = [];
toasts.subscribe(({ text }) => toastTexts.push(text));

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  toastTexts.length = 0;
});

async function openFilled() {
  const screen = await page.open('login');
  const email = screen.getByLabelText('Email');
  const password = screen.getByLabelText('Password', { exact: true });
  await email.fill('amelia@example.test');
  await password.fill('Welcome123');
  return { ...screen, email, password, press: screen.getByRole('button', { name: 'Continue' }) };
}

test('AUTH-01 shows the texts, fields, button and a help block with the phone', async () => {
  const screen = await page.open('login');
  await expect.element(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  for (const message of ['Join us and start living.', 'Need help signing in?', 'OR'])
    await expect.element(screen.getByText(message, { exact: true })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Call us' }))
    .toHaveAttribute('href', 'tel:+442079460110');
  await expect.element(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  const password = screen.getByLabelText('Password', { exact: true });
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
  await expect.element(password).toHaveAttribute('type', 'password');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('AUTH-06 stores user and token after sign-in, and opens the dashboard', async () => {
  const guest = await page.guest('Amelia Hart');
  const screen = await page.open('login');
  await screen.getByLabelText('Email').fill(guest.email);
  await screen.getByLabelText('Password', { exact: true }).fill(guest.password);
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard`);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ email: guest.email });
  expect(localStorage.getItem('token')).toMatch(/\|/);
});

const BROKEN = 'Invalid credentials or server error.';

test('AUTH-08 AUTH-09 AUTH-73 ERR-01 shows the server’s message or the default one after a failure, and keeps the typed values', async () => {
  const screen = await openFilled();
  for (const [name, answer, message] of [
    ['a refusal', json({ status: false, message: 'Ask the desk.' }), 'Ask the desk.'],
    ['a refusal without a message', json({ status: false }), 'Login failed.'],
    ['a 503', json({ message: 'Back in five minutes.' }, { status: 503 }), 'Back in five minutes.'],
    ['a 500 without a message', json({ status: false }, { status: 500 }), BROKEN],
    ['HTML', captivePortal, BROKEN],
    ['truncated JSON', () => new Response('{"status":true,"data":{"tok'), BROKEN],
    ['wrong types', json({ status: true, data: { token: 7, user: 'x' } }), BROKEN],
    ['no token', json({ status: true, data: { user: { id: 1 } } }), BROKEN],
    ['no network', networkError, BROKEN],
  ] as const) {
    mockResponses('/login', answer);
    await screen.press.click();
    await expect.poll(() => toastTexts.splice(0), { message: name }).toEqual([message]);
    await expect.element(screen.press).toBeEnabled();
    expect(localStorage.getItem('token'), name).toBeNull();
  }
  await expect.element(screen.email).toHaveValue('amelia@example.test');
  await expect.element(screen.password).toHaveValue('Welcome123');
  await expect.poll(screen.path).toBe(`/${page.slug}/login`);
});

test.each([null, { id: 1, slug: '' }])(
  'AUTH-07 signs in a guest with the hotel %j, shows a message, and stays',
  async (hotel) => {
    const screen = await openFilled();
    const data = { token: '1|secret', user: { id: 1, name: 'Amelia Hart', hotel } };
    mockResponses('/login', json({ status: true, message: 'OK', data }));
    await screen.press.click();
    await expect.poll(() => toastTexts).toEqual(['Login succeeded, but no hotel slug found.']);
    expect(localStorage.getItem('token')).toBe('1|secret');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: 1 });
    await expect.poll(screen.path).toBe(`/${page.slug}/login`);
  },
);

test('FAULT-17 a 429 shows the wait time, blocks sending meanwhile, and then enables the button', async () => {
  const screen = await openFilled();
  vi.useFakeTimers();
  // Every repeated poll advances the stopped clock; a wait of minutes allows for many polls.
  const init = { status: 429, headers: { 'Retry-After': '300' } };
  const requests = mockResponses(
    '/login',
    json({ status: false, message: 'Too many tries.' }, init),
  );
  await screen.press.click();
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(0);
      return toastTexts;
    })
    .toEqual(['Too many tries.']);
  await expect.element(screen.getByText(/You can try again in 0[45]:\d\d\.$/)).toBeVisible();
  await expect.element(screen.press).toBeDisabled();
  await screen.email.click();
  await userEvent.keyboard('{Enter}');
  await vi.advanceTimersByTimeAsync(180_000);
  await expect.element(screen.getByText(/You can try again in 0[12]:\d\d\.$/)).toBeVisible();
  await vi.advanceTimersByTimeAsync(120_000);
  await expect.element(screen.press).toBeEnabled();
  expect(requests).toHaveBeenCalledTimes(1);
});

test('API-02 signs in with a response that takes a minute', async () => {
  const guest = await page.guest('Amelia Hart');
  const screen = await openFilled();
  vi.useFakeTimers();
  const answered = Promise.withResolvers<Response>();
  mockResponses('/login', () => answered.promise);
  await screen.press.click();
  await expect.element(screen.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(65_000);
  answered.resolve(Response.json({ status: true, message: 'OK', data: guest }));
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard`);
});

test('AUTH-43 AUTH-104 keeps the typed email over a reload, and never stores the password', async () => {
  await openFilled();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Welcome123');
  const again = await page.reload('login');
  await expect.element(again.getByLabelText('Email')).toHaveValue('amelia@example.test');
  await expect.element(again.getByLabelText('Password', { exact: true })).toHaveValue('');
});

test('APP-42 offline, says that signing in needs the network, and keeps the typed values', async () => {
  const screen = await openFilled();
  emitNetworkEvent('gone');
  mockResponses('/login', networkError);
  await screen.press.click();
  await expect.poll(() => toastTexts).toEqual(['Signing in needs the network.']);
  await expect.element(screen.email).toHaveValue('amelia@example.test');
  emitNetworkEvent('back');
});

test("AUTH-04 AUTH-08 FAULT-16 sends empty fields, and shows the provider's error at each until it changes", async () => {
  const screen = await page.open('login');
  const email = screen.getByLabelText('Email');
  const password = screen.getByLabelText('Password', { exact: true });
  const fetched = vi.spyOn(window, 'fetch');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(email).toHaveFocus();
  expect(JSON.parse(String(fetched.mock.lastCall?.[1]?.body))).toEqual({ email: '', password: '' });
  fetched.mockRestore();
  await expect.element(email).toHaveAccessibleDescription('Email is required');
  await email.fill('a');
  await expect.element(email).not.toHaveAccessibleDescription();
  await expect.element(password).toHaveAccessibleDescription('Password is required');
});
