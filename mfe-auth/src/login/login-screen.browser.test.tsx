import { answerCalls, json, noAnswer, portal } from '@foyer/shared/testing/answers';
import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { network } from '@foyer/shared/testing/network';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, { login: () => import('./login-screen.tsx') });
const { toasts } = await import('@foyer/shared/runtime');

const said: string[] = [];
toasts.subscribe(({ text }) => said.push(text));

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  said.length = 0;
});

async function openFilled() {
  const screen = await page.open('login');
  const email = screen.getByLabelText('Email');
  const password = screen.getByLabelText('Password', { exact: true });
  await email.fill('amelia@example.test');
  await password.fill('Welcome123');
  return { ...screen, email, password, press: screen.getByRole('button', { name: 'Continue' }) };
}

test('AUTH-01 the login screen has its words, fields, button and a helper block with the phone', async () => {
  const screen = await page.open('login');
  await expect.element(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  for (const words of ['Join us and start living.', 'Need help signing in?', 'OR'])
    await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
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

test('AUTH-06 signing in keeps user and token, and leads to the dashboard', async () => {
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

test('AUTH-08 AUTH-09 ERR-01 a failure has the words of the server, else its own, and keeps what was typed', async () => {
  const screen = await openFilled();
  for (const [name, answer, words] of [
    ['a refusal', json({ status: false, message: 'Ask the desk.' }), 'Ask the desk.'],
    ['a refusal without a message', json({ status: false }), 'Login failed.'],
    ['a 503', json({ message: 'Back in five minutes.' }, { status: 503 }), 'Back in five minutes.'],
    ['a 500 without a message', json({ status: false }, { status: 500 }), BROKEN],
    ['HTML', portal, BROKEN],
    ['truncated JSON', () => new Response('{"status":true,"data":{"tok'), BROKEN],
    ['wrong types', json({ status: true, data: { token: 7, user: 'x' } }), BROKEN],
    ['no token', json({ status: true, data: { user: { id: 1 } } }), BROKEN],
    ['no network', noAnswer, BROKEN],
  ] as const) {
    answerCalls('/login', answer);
    await screen.press.click();
    await expect.poll(() => said.splice(0), { message: name }).toEqual([words]);
    await expect.element(screen.press).toBeEnabled();
    expect(localStorage.getItem('token'), name).toBeNull();
  }
  await expect.element(screen.email).toHaveValue('amelia@example.test');
  await expect.element(screen.password).toHaveValue('Welcome123');
  await expect.poll(screen.path).toBe(`/${page.slug}/login`);
});

test.each([null, { id: 1, slug: '' }])(
  'AUTH-07 of the hotel %j the guest is signed in, told so, and stays',
  async (hotel) => {
    const screen = await openFilled();
    const data = { token: '1|secret', user: { id: 1, name: 'Amelia Hart', hotel } };
    answerCalls('/login', json({ status: true, message: 'OK', data }));
    await screen.press.click();
    await expect.poll(() => said).toEqual(['Login succeeded, but no hotel slug found.']);
    expect(localStorage.getItem('token')).toBe('1|secret');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: 1 });
    await expect.poll(screen.path).toBe(`/${page.slug}/login`);
  },
);

test('FAULT-17 a 429 says how long to wait, sends nothing meanwhile, and then lives again', async () => {
  const screen = await openFilled();
  vi.useFakeTimers();
  // Each look that has to be repeated moves the stopped clock on: minutes are enough for many.
  const init = { status: 429, headers: { 'Retry-After': '300' } };
  const wire = answerCalls('/login', json({ status: false, message: 'Too many tries.' }, init));
  await screen.press.click();
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(0);
      return said;
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
  expect(wire).toHaveBeenCalledTimes(1);
});

test('API-02 an answer that takes a minute signs in', async () => {
  const guest = await page.guest('Amelia Hart');
  const screen = await openFilled();
  vi.useFakeTimers();
  const answered = Promise.withResolvers<Response>();
  answerCalls('/login', () => answered.promise);
  await screen.press.click();
  await expect.element(screen.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(65_000);
  answered.resolve(Response.json({ status: true, message: 'OK', data: guest }));
  await expect.poll(screen.path).toBe(`/${page.slug}/dashboard`);
});

test('AUTH-43 a typed email survives a reload; a password is never kept', async () => {
  await openFilled();
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Welcome123');
  const again = await page.reload('login');
  await expect.element(again.getByLabelText('Email')).toHaveValue('amelia@example.test');
  await expect.element(again.getByLabelText('Password', { exact: true })).toHaveValue('');
});

test('APP-42 a press without a network says what signing in needs, and keeps what was typed', async () => {
  const screen = await openFilled();
  network('gone');
  answerCalls('/login', noAnswer);
  await screen.press.click();
  await expect.poll(() => said).toEqual(['Signing in needs the network.']);
  await expect.element(screen.email).toHaveValue('amelia@example.test');
  network('back');
});

test("AUTH-04 AUTH-08 FAULT-16 empty fields are sent; the provider's words stand at each until it is changed", async () => {
  const screen = await page.open('login');
  const email = screen.getByLabelText('Email');
  const password = screen.getByLabelText('Password', { exact: true });
  const asked = vi.spyOn(window, 'fetch');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(email).toHaveFocus();
  expect(JSON.parse(String(asked.mock.lastCall?.[1]?.body))).toEqual({ email: '', password: '' });
  asked.mockRestore();
  await expect.element(email).toHaveAccessibleDescription('Email is required');
  await email.fill('a');
  await expect.element(email).not.toHaveAccessibleDescription();
  await expect.element(password).toHaveAccessibleDescription('Password is required');
});
