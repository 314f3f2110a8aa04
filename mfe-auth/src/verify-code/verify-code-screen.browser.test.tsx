import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import {
  captivePortal,
  json,
  mockResponses,
  networkError,
} from '@foyer/shared/testing/mock-responses.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { remote } from '../../remote.ts';

const navigation = Promise.withResolvers<void>();
const page = await openHotelPage(remote, {
  'verify-code': () => import('./verify-code-screen.tsx'),
  'reset-password': async () => ({ Component: () => null, loader: () => navigation.promise }),
});

const { toasts } = await import('@foyer/shared/runtime');

const toastTexts: string[] = [];
toasts.subscribe(({ text }) => toastTexts.push(text));

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  toastTexts.length = 0;
});

/** Opens the screen. `expectFeedback` waits for a message in a toast and below the code. */
async function open(email?: string) {
  if (email) sessionStorage.setItem('resetEmail', email);
  const screen = await page.open('verify-code');
  const code = screen.getByRole('textbox', { name: '4-digit code' });
  async function expectFeedback(message: string) {
    await expect.poll(() => toastTexts.splice(0)).toEqual([message]);
    await expect.element(code).toHaveAccessibleDescription(message);
  }
  return {
    ...screen,
    code,
    expectFeedback,
    verify: screen.getByRole('button', { name: 'Verify' }),
  };
}

async function codeSentTo(email: string): Promise<string> {
  const [body, headers] = [JSON.stringify({ email }), { 'Content-Type': 'application/json' }];
  await fetch('/api/forget-password', { method: 'POST', body, headers });
  const mails = await (await fetch(`/api/testing/mails?to=${encodeURIComponent(email)}`)).json();
  return /\d{4}$/.exec(mails.at(-1).text)?.[0] ?? '';
}

test('AUTH-28 shows the title and focuses the code field', async () => {
  const screen = await page.open('verify-code');
  await expect.element(screen.getByRole('heading', { name: 'Enter Code' })).toBeVisible();
  const code = screen.getByRole('textbox', { name: '4-digit code' });
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('1234');
  await expect.element(code).toHaveValue('1234');
});

test('AUTH-61 AUTH-99 without an email, says so and links to the first step', async () => {
  const screen = await page.open('verify-code');
  await expect.element(screen.getByText(/^Your email is missing here/)).toBeVisible();
  for (const message of [/We sent/, /No mail yet/])
    await expect.element(screen.getByText(message)).not.toBeVisible();
  await screen.getByRole('link', { name: 'Start again' }).click();
  await expect.poll(screen.path).toBe(`/${page.slug}/forgot-password`);
});

test('AUTH-61 with an email, says where the code went and offers no restart', async () => {
  const screen = await page.open('verify-code', undefined, { email: 'amelia@example.test' });
  await expect.element(screen.getByText('amelia@example.test')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Start again' })).not.toBeInTheDocument();
});

test('AUTH-32 replaces a refused code when typing', async () => {
  sessionStorage.setItem('resetEmail', 'nobody@example.test');
  const screen = await page.open('verify-code');
  const code = screen.getByRole('textbox', { name: '4-digit code' });
  await code.fill('1234');
  await screen.getByRole('button', { name: 'Verify' }).click();
  await expect.element(code).toHaveAttribute('aria-invalid');
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('567');
  await expect.element(code).toHaveValue('567');
});

test('AUTH-31 AUTH-117 sends the code once: Verify stays busy until the next screen shows', async () => {
  const { email } = await page.guest('Amelia Hart');
  const sent = await codeSentTo(email);
  sessionStorage.setItem('resetEmail', email);
  const screen = await page.open('verify-code');
  const fetched = vi.spyOn(window, 'fetch');
  await screen.getByRole('textbox', { name: '4-digit code' }).fill(sent);
  await screen.getByRole('button', { name: 'Verify' }).click();
  await expect.poll(() => sessionStorage.getItem('resetToken')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(fetched).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('button', { name: 'Verifying…' })).toBeVisible();
  navigation.resolve();
  await expect.poll(screen.path).toBe(`/${page.slug}/reset-password`);
});

test.each([
  ['', 'someone@example.test', 'Please enter all 4 digits of the code.'],
  ['123', 'someone@example.test', 'Please enter all 4 digits of the code.'],
  ['1234', undefined, 'Email is required. Please restart the process.'],
])(
  'AUTH-30 AUTH-94 with the code %j and the email %s, shows an error and sends no request',
  async (digits, email, message) => {
    const { code, verify, expectFeedback } = await open(email);
    const fetched = vi.spyOn(window, 'fetch');
    await code.fill(digits);
    await verify.click();
    await expectFeedback(message);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  },
);

test('AUTH-32 AUTH-92 AUTH-95 AUTH-96 ERR-01 shows the server’s message or the default one after a failure', async () => {
  const broken = 'Something went wrong.';
  const noToken = 'Token missing in response.';
  const { code, verify, expectFeedback } = await open('someone@example.test');
  for (const [response, message] of [
    [json({ status: false }), 'Invalid code.'],
    [json({ status: false }, { status: 422 }), 'Invalid code.'],
    [json({}, { status: 500 }), broken],
    [captivePortal, broken],
    [json({ status: false, message: 'Too old.' }), 'Too old.'],
    [json({ message: 'Later.' }, { status: 500 }), 'Later.'],
    [networkError, 'Network error. Please try again later.'],
    [json({ status: true, data: null }), noToken],
    [json({ status: true, data: {} }), noToken],
    [json({ status: true, data: { token: '' } }), noToken],
  ] as const) {
    mockResponses('/verify-otp', response);
    await code.fill('1234');
    await verify.click();
    await expectFeedback(message);
    await expect.element(code).toHaveFocus();
    await expect.element(verify).toBeEnabled();
  }
});

test.each([
  ['someone@example.test', 'Failed to resend OTP. Please try again.'],
  [undefined, 'Email not found. Please restart the process.'],
])('AUTH-35 AUTH-97 AUTH-98 ERR-01 shows the result of Resend for %s', async (email, message) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { expectFeedback, getByRole } = await open(email);
  const resend = getByRole('button', { name: 'Resend' });
  await vi.advanceTimersByTimeAsync(25_000);
  await expect.element(resend).toBeEnabled();
  for (const [response, expected] of [
    [json({}, { status: 500 }), message],
    [networkError, message],
    [json({ status: false }), email ? 'Failed to resend OTP.' : message],
    [json({ status: false, message: 'Enough.' }), email ? 'Enough.' : message],
  ] as const) {
    const requests = mockResponses('/resend-otp', response);
    await resend.click();
    await expectFeedback(expected);
    await expect.element(resend).toBeEnabled();
    expect(requests.mock.calls.length > 0).toBe(email !== undefined);
  }
});

test('AUTH-33 ignores a press of Resend during the countdown', async () => {
  const screen = await page.open('verify-code');
  const resend = screen.getByRole('button', { name: 'Resend' });
  await expect.element(resend).toBeDisabled();
  resend.element().focus();
  await userEvent.keyboard('{Enter}');
  // Without an email, a request would show an error.
  await expect.element(screen.getByText('Email not found')).not.toBeInTheDocument();
});
