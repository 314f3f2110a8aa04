import { answerCalls, json, noAnswer, portal } from '@foyer/shared/testing/answers';
import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { remote } from '../../remote.ts';

const slowLine = Promise.withResolvers<void>();
const page = await openHotelPage(remote, {
  'verify-code': () => import('./verify-code-screen.tsx'),
  'reset-password': async () => ({ Component: () => null, loader: () => slowLine.promise }),
});

const { toasts } = await import('@foyer/shared/runtime');

const said: string[] = [];
toasts.subscribe(({ text }) => said.push(text));

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  said.length = 0;
});

/** The code screen; `tells` waits for words in a toast and in the line below the code. */
async function open(email?: string) {
  if (email) sessionStorage.setItem('resetEmail', email);
  const screen = await page.open('verify-code');
  const code = screen.getByRole('textbox', { name: '4-digit code' });
  async function tells(words: string) {
    await expect.poll(() => said.splice(0)).toEqual([words]);
    await expect.element(code).toHaveAccessibleDescription(words);
  }
  return { ...screen, code, tells, verify: screen.getByRole('button', { name: 'Verify' }) };
}

async function codeSentTo(email: string): Promise<string> {
  const [body, headers] = [JSON.stringify({ email }), { 'Content-Type': 'application/json' }];
  await fetch('/api/forget-password', { method: 'POST', body, headers });
  const mails = await (await fetch(`/api/testing/mails?to=${encodeURIComponent(email)}`)).json();
  return /\d{4}$/.exec(mails.at(-1).text)?.[0] ?? '';
}

test('AUTH-28 the code can be typed at once', async () => {
  const screen = await page.open('verify-code');
  const code = screen.getByRole('textbox', { name: '4-digit code' });
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('1234');
  await expect.element(code).toHaveValue('1234');
});

test('AUTH-61 without an email it says so, and leads to the start', async () => {
  const screen = await page.open('verify-code');
  await expect.element(screen.getByText(/^Your email is missing here/)).toBeVisible();
  for (const words of [/We sent/, /No mail yet/])
    await expect.element(screen.getByText(words)).not.toBeVisible();
  await screen.getByRole('link', { name: 'Start again' }).click();
  await expect.poll(screen.path).toBe(`/${page.slug}/forgot-password`);
});

test('AUTH-61 with an email it says where the code went, and of no start', async () => {
  const screen = await page.open('verify-code', undefined, { email: 'amelia@example.test' });
  await expect.element(screen.getByText('amelia@example.test')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Start again' })).not.toBeInTheDocument();
});

test('AUTH-32 a refused code is typed over at once', async () => {
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

test('AUTH-31 the code is spent once: Verify is busy until the next screen is there', async () => {
  const { email } = await page.guest('Amelia Hart');
  const sent = await codeSentTo(email);
  sessionStorage.setItem('resetEmail', email);
  const screen = await page.open('verify-code');
  const asked = vi.spyOn(window, 'fetch');
  await screen.getByRole('textbox', { name: '4-digit code' }).fill(sent);
  await screen.getByRole('button', { name: 'Verify' }).click();
  await expect.poll(() => sessionStorage.getItem('resetToken')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(asked).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByRole('button', { name: 'Verifying…' })).toBeVisible();
  slowLine.resolve();
  await expect.poll(screen.path).toBe(`/${page.slug}/reset-password`);
});

test.each([
  ['', 'someone@example.test', 'Please enter all 4 digits of the code.'],
  ['123', 'someone@example.test', 'Please enter all 4 digits of the code.'],
  ['1234', undefined, 'Email is required. Please restart the process.'],
])('AUTH-30 %j sent for %s is told, and no call is made', async (digits, email, words) => {
  const { code, verify, tells } = await open(email);
  const asked = vi.spyOn(window, 'fetch');
  await code.fill(digits);
  await verify.click();
  await tells(words);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test('AUTH-31 AUTH-32 ERR-01 a failure has the words of the server, else its own', async () => {
  const broken = 'Something went wrong.';
  const noToken = 'Token missing in response.';
  const { code, verify, tells } = await open('someone@example.test');
  for (const [answer, words] of [
    [json({ status: false }), 'Invalid code.'],
    [json({ status: false }, { status: 422 }), 'Invalid code.'],
    [json({}, { status: 500 }), broken],
    [portal, broken],
    [json({ status: false, message: 'Too old.' }), 'Too old.'],
    [json({ message: 'Later.' }, { status: 500 }), 'Later.'],
    [noAnswer, 'Network error. Please try again later.'],
    [json({ status: true, data: null }), noToken],
    [json({ status: true, data: {} }), noToken],
    [json({ status: true, data: { token: '' } }), noToken],
  ] as const) {
    answerCalls('/verify-otp', answer);
    await code.fill('1234');
    await verify.click();
    await tells(words);
    await expect.element(code).toHaveFocus();
    await expect.element(verify).toBeEnabled();
  }
});

test.each([
  ['someone@example.test', 'Failed to resend OTP. Please try again.'],
  [undefined, 'Email not found. Please restart the process.'],
])('AUTH-35 ERR-01 what becomes of Resend for %s is told', async (email, words) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { tells, getByRole } = await open(email);
  const resend = getByRole('button', { name: 'Resend' });
  await vi.advanceTimersByTimeAsync(25_000);
  await expect.element(resend).toBeEnabled();
  for (const [answer, told] of [
    [json({}, { status: 500 }), words],
    [noAnswer, words],
    [json({ status: false }), email ? 'Failed to resend OTP.' : words],
    [json({ status: false, message: 'Enough.' }), email ? 'Enough.' : words],
  ] as const) {
    const wire = answerCalls('/resend-otp', answer);
    await resend.click();
    await tells(told);
    await expect.element(resend).toBeEnabled();
    expect(wire.mock.calls.length > 0).toBe(email !== undefined);
  }
});

test('AUTH-33 a press of Resend before its time asks for nothing', async () => {
  const screen = await page.open('verify-code');
  const resend = screen.getByRole('button', { name: 'Resend' });
  await expect.element(resend).toBeDisabled();
  resend.element().focus();
  await userEvent.keyboard('{Enter}');
  // Without an email an asking would say so.
  await expect.element(screen.getByText('Email not found')).not.toBeInTheDocument();
});
