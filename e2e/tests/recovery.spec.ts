import type { Page } from '@playwright/test';
import { settle, settleOn, stopClock } from '../support/clock.ts';
import { freshEmail, type Guest, signIn, submitLogin } from '../support/guests.ts';
import { newestCode } from '../support/mail.ts';
import { localStorageOf, sessionStorageOf, startSessionWith } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { dismissToasts, toast } from '../support/toasts.ts';
import { answerWith, callsOf, cutOff, hold, letThrough } from '../support/wire.ts';

const FORGOT = '/grand-plaza/forgot-password';
const VERIFY = '/grand-plaza/verify-code';
const RESET = '/grand-plaza/reset-password';
const DONE = '/grand-plaza/reset-success';
const NETWORK = 'Network error. Please try again later.';

const email = (page: Page) => page.getByLabel('Email');
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Code' });
const code = (page: Page) => page.getByRole('textbox', { name: '4-digit code' });
const verifyButton = (page: Page) => page.getByRole('button', { name: 'Verify', exact: true });
const resend = (page: Page) => page.getByRole('button', { name: 'Resend' });
const resetButton = (page: Page) => page.getByRole('button', { name: 'Reset Password' });

/** The feedback line of the code screen: the code's own description. */
async function tells(page: Page, words: string): Promise<void> {
  await expect(toast(page, words)).toBeVisible();
  await expect(code(page)).toHaveAccessibleDescription(words);
}

async function openVerify(page: Page, address = 'someone@example.com'): Promise<void> {
  await startSessionWith(page, { resetEmail: address });
  await page.goto(VERIFY);
  await expect(verifyButton(page)).toBeEnabled();
}

/** From the first step to the code screen, as a guest would go. */
async function askForCode(page: Page, address: string): Promise<void> {
  await page.goto(FORGOT);
  await email(page).fill(address);
  await sendButton(page).click();
  await expect(page).toHaveURL(VERIFY);
}

async function choosePassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(again);
  await resetButton(page).click();
}

async function openReset(page: Page, kept: { email?: string; token?: string } = {}): Promise<void> {
  const { email: resetEmail = 'someone@example.com', token: resetToken = 'secret' } = kept;
  await startSessionWith(page, { resetEmail, resetToken });
  await page.goto(RESET);
  await expect(resetButton(page)).toBeEnabled();
}

test('AUTH-25 an empty email: Please enter your email., and no call', async ({ page }) => {
  await page.goto(FORGOT);
  const calls = callsOf(page, '/forget-password');
  await sendButton(page).click();
  await expect(toast(page, 'Please enter your email.')).toBeVisible();
  await expect(email(page)).toBeFocused();
  await email(page).fill('   ');
  await sendButton(page).click();
  await expect(email(page)).toHaveAccessibleDescription('Please enter your email.');
  expect(calls).toHaveLength(0);
});

test('AUTH-26 success: toast, email kept, after 1.5 s the code screen with the email in state', async ({
  page,
  guest,
}) => {
  await stopClock(page);
  await page.goto(FORGOT);
  await settleOn(page, sendButton(page));
  await email(page).fill(guest.email);
  const calls = callsOf(page, '/forget-password');
  await sendButton(page).click();
  await settleOn(page, toast(page, 'Check your email for reset instructions.'));
  expect(calls.map((call) => call.postDataJSON())).toEqual([{ email: guest.email }]);
  expect((await sessionStorageOf(page)).resetEmail).toBe(guest.email);
  await page.clock.runFor(1400);
  await expect(page).toHaveURL(FORGOT);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(VERIFY);
  expect(await page.evaluate(() => history.state.usr)).toEqual({ email: guest.email });
  await expect(page.getByText(guest.email)).toBeVisible();
});

test('AUTH-26 an unknown address is answered like a known one', async ({ page }) => {
  await page.goto(FORGOT);
  await email(page).fill(freshEmail());
  await sendButton(page).click();
  await expect(toast(page, 'Check your email for reset instructions.')).toBeVisible();
  await expect(page).toHaveURL(VERIFY);
});

test('AUTH-26 the fallback text, where the answer has no message', async ({ page }) => {
  await answerWith(page, '/forget-password', { json: { status: true } });
  await page.goto(FORGOT);
  await email(page).fill('someone@example.com');
  await sendButton(page).click();
  await expect(toast(page, 'Check your email for reset instructions.')).toBeVisible();
});

test('AUTH-27 no network: the specified text; the typed email stays, also over a reload', async ({
  page,
}) => {
  await page.goto(FORGOT);
  await cutOff(page, '/forget-password');
  await email(page).fill('someone@example.com');
  await sendButton(page).click();
  await expect(toast(page, NETWORK)).toBeVisible();
  await expect(sendButton(page)).toBeEnabled();
  await page.reload();
  await expect(email(page)).toHaveValue('someone@example.com');
});

test('AUTH-27 ERR-01 every other failure: the server message, else the specified text', async ({
  page,
}) => {
  const fallback = 'Something went wrong. Please try again.';
  await page.goto(FORGOT);
  await email(page).fill('someone@example.com');
  for (const [name, answer, words] of [
    ['a refusal', { json: { status: false } }, fallback],
    ['a 500', { status: 500, json: {} }, fallback],
    ['HTML instead of JSON', { text: '<html>Welcome to our wifi</html>' }, fallback],
    ['a refusal with a message', { json: { status: false, message: 'Not now.' } }, 'Not now.'],
    ['a 500 with a message', { status: 500, json: { message: 'Mail is down.' } }, 'Mail is down.'],
  ] as const) {
    await test.step(name, async () => {
      await answerWith(page, '/forget-password', answer);
      await sendButton(page).click();
      await expect(toast(page, words)).toBeVisible();
      await expect(page).toHaveURL(FORGOT);
      await expect(sendButton(page)).toBeEnabled();
      await dismissToasts(page);
    });
  }
});

test('FAULT-16 a 422 at the first step stands at the field', async ({ page }) => {
  await page.goto(FORGOT);
  await email(page).fill('no address');
  await sendButton(page).click();
  await expect(toast(page, 'Invalid email')).toBeVisible();
  await expect(email(page)).toHaveAccessibleDescription('Invalid email');
  await expect(sendButton(page)).toBeEnabled();
});

test('FAULT-17 a 429 at the first step says how long to wait', async ({ page }) => {
  await page.goto(FORGOT);
  await answerWith(page, '/forget-password', {
    status: 429,
    json: { status: false, message: 'Too many attempts.' },
    headers: { 'Retry-After': '600' },
  });
  await email(page).fill('someone@example.com');
  await sendButton(page).click();
  await expect(toast(page, 'Too many attempts.')).toBeVisible();
  await expect(page.getByText(/You can try again in (10:00|09:\d\d)\./)).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();
});

test('a double submit of the first step sends one mail', async ({ page }) => {
  await page.goto(FORGOT);
  const release = await hold(page, '/forget-password');
  const calls = callsOf(page, '/forget-password');
  await email(page).fill('someone@example.com');
  await sendButton(page).dblclick();
  await email(page).press('Enter');
  release();
  await expect(page).toHaveURL(VERIFY);
  expect(calls).toHaveLength(1);
});

test('AUTH-28 the code screen shows its texts, four boxes, Verify in the primary colour', async ({
  page,
}) => {
  await openVerify(page, 'amelia@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Enter Code' })).toBeVisible();
  await expect(page.getByText(/4-digit code.*amelia@example\.com/)).toBeVisible();
  await expect(code(page).locator('xpath=following-sibling::*/*')).toHaveCount(4);
  await expect(verifyButton(page)).toHaveCSS('background-color', 'rgb(30, 74, 110)');
  await expect(resend(page)).toBeVisible();
});

test('AUTH-29 the boxes take one digit each and no letters', async ({ page }) => {
  await openVerify(page);
  const boxes = code(page).locator('xpath=following-sibling::*/*');
  await code(page).pressSequentially('a1b 2-');
  await expect(code(page)).toHaveValue('12');
  await expect(boxes).toHaveText(['1', '2', '', '']);
  await code(page).pressSequentially('3456');
  await expect(boxes).toHaveText(['1', '2', '3', '4']);
  await code(page).press('Backspace');
  await expect(boxes).toHaveText(['1', '2', '3', '']);
});

test('AUTH-29 paste and autofill fill all four', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openVerify(page);
  const boxes = code(page).locator('xpath=following-sibling::*/*');
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
  await page.evaluate(() => navigator.clipboard.writeText(' 47-11 '));
  await code(page).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(boxes).toHaveText(['4', '7', '1', '1']);
  await code(page).fill('0815');
  await expect(boxes).toHaveText(['0', '8', '1', '5']);
});

test('AUTH-30 fewer than four digits: Please enter all 4 digits of the code., and no call', async ({
  page,
}) => {
  await openVerify(page);
  const calls = callsOf(page, '/verify-otp');
  for (const digits of ['', '123']) {
    await code(page).fill(digits);
    await verifyButton(page).click();
    await tells(page, 'Please enter all 4 digits of the code.');
  }
  expect(calls).toHaveLength(0);
});

test('AUTH-30 no email known: Email is required. Please restart the process., and no call', async ({
  page,
}) => {
  await page.goto(VERIFY);
  const calls = callsOf(page, '/verify-otp');
  await code(page).fill('1234');
  await verifyButton(page).click();
  await tells(page, 'Email is required. Please restart the process.');
  expect(calls).toHaveLength(0);
});

test('AUTH-31 the right code: call, token kept, on to the new password', async ({
  page,
  guest,
}) => {
  await askForCode(page, guest.email);
  const digits = await newestCode(guest.email);
  await code(page).fill(digits);
  const [call] = await Promise.all([
    page.waitForRequest('**/api/verify-otp'),
    verifyButton(page).click(),
  ]);
  expect(call.postDataJSON()).toEqual({ email: guest.email, otp: digits });
  await expect(page).toHaveURL(RESET);
  expect((await sessionStorageOf(page)).resetToken).toBeTruthy();
});

test('AUTH-31 a token that is missing: Token missing in response.', async ({ page }) => {
  for (const data of [null, {}, { token: '' }]) {
    await answerWith(page, '/verify-otp', { json: { status: true, data } });
    await openVerify(page);
    await code(page).fill('1234');
    await verifyButton(page).click();
    await tells(page, 'Token missing in response.');
    await expect(page).toHaveURL(VERIFY);
  }
});

test('AUTH-32 a wrong code: the message of the provider; the right one then works', async ({
  page,
  guest,
}) => {
  await askForCode(page, guest.email);
  const digits = await newestCode(guest.email);
  await code(page).fill(digits === '0000' ? '1111' : '0000');
  await verifyButton(page).click();
  await tells(page, 'Invalid code. Please check it, or ask for a new one.');
  await expect(page).toHaveURL(VERIFY);
  await code(page).fill(digits);
  await verifyButton(page).click();
  await expect(page).toHaveURL(RESET);
});

test('AUTH-32 ERR-01 failures at the code: the server message, else the specified texts', async ({
  page,
}) => {
  const broken = 'Something went wrong.';
  await openVerify(page);
  for (const [name, answer, words] of [
    ['a refusal', { json: { status: false } }, 'Invalid code.'],
    ['a 422', { status: 422, json: { status: false } }, 'Invalid code.'],
    ['a 500', { status: 500, json: {} }, broken],
    ['HTML instead of JSON', { text: '<html>Wifi</html>' }, broken],
    ['a refusal with a message', { json: { status: false, message: 'Too old.' } }, 'Too old.'],
    ['a 500 with a message', { status: 500, json: { message: 'Later.' } }, 'Later.'],
    ['no network', undefined, NETWORK],
  ] as const) {
    await test.step(name, async () => {
      if (answer) await answerWith(page, '/verify-otp', answer);
      else await cutOff(page, '/verify-otp');
      await code(page).fill('1234');
      await verifyButton(page).click();
      await tells(page, words);
      await expect(page).toHaveURL(VERIFY);
      await expect(code(page)).toBeFocused();
      await expect(verifyButton(page)).toBeEnabled();
      await dismissToasts(page);
    });
  }
});

test('a double submit of the code is one try', async ({ page, guest }) => {
  await askForCode(page, guest.email);
  await code(page).fill(await newestCode(guest.email));
  const release = await hold(page, '/verify-otp');
  const calls = callsOf(page, '/verify-otp');
  await verifyButton(page).dblclick();
  await code(page).press('Enter');
  release();
  await expect(page).toHaveURL(RESET);
  expect(calls).toHaveLength(1);
});

test('AUTH-33 the countdown runs from 25 to 0, second by second; Resend is disabled until then', async ({
  page,
}) => {
  await stopClock(page);
  await startSessionWith(page, { resetEmail: 'someone@example.com' });
  await page.goto(VERIFY);
  const shown = (seconds: number) =>
    page.getByText(`Resend OTP IN: 00:${String(seconds).padStart(2, '0')}`, { exact: true });
  await settleOn(page, shown(25));
  for (let seconds = 24; seconds >= 0; seconds -= 1) {
    await expect(resend(page)).toBeDisabled();
    await page.clock.runFor(990);
    await settleOn(page, shown(seconds));
  }
  await expect(resend(page)).toBeEnabled();
});

test('AUTH-34 resend: toast, the countdown starts anew, the new code works and the old does not', async ({
  page,
  guest,
}) => {
  await stopClock(page);
  await startSessionWith(page, { resetEmail: guest.email });
  await page.request.post('/api/forget-password', { data: { email: guest.email } });
  const first = await newestCode(guest.email);
  await page.goto(VERIFY);
  await settleOn(page, page.getByText('Resend OTP IN: 00:25'));
  await page.clock.runFor(25_000);
  await settle(page, () => resend(page).isEnabled());
  await expect(page.getByText('Resend OTP IN: 00:00')).toBeVisible();
  await resend(page).click();
  await settleOn(page, toast(page, 'New OTP sent to your email.'));
  await expect(code(page)).toHaveAccessibleDescription('New OTP sent to your email.');
  await expect(page.getByText('Resend OTP IN: 00:25')).toBeVisible();
  await expect(resend(page)).toBeDisabled();
  await page.clock.resume();
  const second = await newestCode(guest.email, 2);
  if (first !== second) {
    await code(page).fill(first);
    await verifyButton(page).click();
    await tells(page, 'Invalid code. Please check it, or ask for a new one.');
  }
  await code(page).fill(second);
  await verifyButton(page).click();
  await expect(page).toHaveURL(RESET);
});

/** The code screen at the end of its countdown. */
async function untilResend(page: Page, kept: Record<string, string>): Promise<void> {
  await stopClock(page);
  await startSessionWith(page, kept);
  await page.goto(VERIFY);
  await settleOn(page, resend(page));
  await page.clock.runFor(25_000);
  await settle(page, () => resend(page).isEnabled());
}

test('AUTH-35 ERR-01 failures of Resend: the server message, else the specified texts', async ({
  page,
}) => {
  const broken = 'Failed to resend OTP. Please try again.';
  await untilResend(page, { resetEmail: 'someone@example.com' });
  for (const [name, answer, words] of [
    ['a refusal', { json: { status: false } }, 'Failed to resend OTP.'],
    ['a 500', { status: 500, json: {} }, broken],
    ['no network', undefined, broken],
    ['a refusal with a message', { json: { status: false, message: 'Enough.' } }, 'Enough.'],
  ] as const) {
    await test.step(name, async () => {
      if (answer) await answerWith(page, '/resend-otp', answer);
      else await cutOff(page, '/resend-otp');
      await resend(page).click();
      await settleOn(page, toast(page, words));
      await expect(code(page)).toHaveAccessibleDescription(words);
      await settle(page, () => resend(page).isEnabled());
      await dismissToasts(page);
    });
  }
});

test('AUTH-35 Resend without an email: Email not found. Please restart the process.', async ({
  page,
}) => {
  await untilResend(page, {});
  const calls = callsOf(page, '/resend-otp');
  await resend(page).click();
  await settleOn(page, toast(page, 'Email not found. Please restart the process.'));
  expect(calls).toHaveLength(0);
});

test('AUTH-36 passwords that differ: Passwords do not match., and no call', async ({ page }) => {
  await openReset(page);
  const calls = callsOf(page, '/reset-password');
  await choosePassword(page, 'garden2026', 'garden2027');
  await expect(toast(page, 'Passwords do not match.')).toBeVisible();
  await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveAccessibleDescription(
    'Passwords do not match.',
  );
  expect(calls).toHaveLength(0);
});

test('AUTH-37 no email or no token in session storage: no call', async ({ page }) => {
  await page.goto(RESET);
  const calls = callsOf(page, '/reset-password');
  for (const kept of [{ resetToken: 'secret' }, { resetEmail: 'someone@example.com' }, {}]) {
    await page.evaluate((entries) => {
      sessionStorage.clear();
      for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
    }, kept);
    await choosePassword(page, 'garden2026');
    await expect(toast(page, 'Missing email or token in sessionStorage')).toBeVisible();
    await dismissToasts(page);
  }
  expect(calls).toHaveLength(0);
});

async function resetsPassword(page: Page, guest: Guest, password: string): Promise<void> {
  await askForCode(page, guest.email);
  await code(page).fill(await newestCode(guest.email));
  await verifyButton(page).click();
  await expect(page).toHaveURL(RESET);
  await choosePassword(page, password);
}

test('AUTH-38 the whole way: full payload, toast, keys removed, the new password works', async ({
  page,
  guest,
}) => {
  const calls = callsOf(page, '/reset-password');
  await resetsPassword(page, guest, 'garden2026');
  await expect(page).toHaveURL(DONE);
  await expect(toast(page, 'Password updated successfully.')).toBeVisible();
  expect(calls.map((call) => call.postDataJSON())).toEqual([
    {
      email: guest.email,
      password: 'garden2026',
      token: expect.stringMatching(/.+/),
      password_confirmation: 'garden2026',
    },
  ]);
  const session = await sessionStorageOf(page);
  expect(session).not.toHaveProperty('resetEmail');
  expect(session).not.toHaveProperty('resetToken');
  await page.getByRole('link', { name: 'Sign In now' }).click();
  await submitLogin(page, guest);
  await expect(toast(page, 'The email or password is incorrect.')).toBeVisible();
  await signIn(page, { ...guest, password: 'garden2026' });
});

test('AUTH-38 the fallback text, where the answer has no message', async ({ page }) => {
  await answerWith(page, '/reset-password', { json: { status: true } });
  await openReset(page);
  await choosePassword(page, 'garden2026');
  await expect(toast(page, 'Password updated successfully.')).toBeVisible();
  await expect(page).toHaveURL(DONE);
});

test('AUTH-39 a dead token: the message of the provider', async ({ page, guest }) => {
  await openReset(page, { email: guest.email, token: 'long-gone' });
  await choosePassword(page, 'garden2026');
  await expect(toast(page, 'This reset has expired. Please restart the process.')).toBeVisible();
  await expect(page).toHaveURL(RESET);
});

test('AUTH-39 ERR-01 failures of the reset: the server message, else the specified texts; the passwords stay', async ({
  page,
}) => {
  const broken = 'Something went wrong.';
  await openReset(page);
  for (const [name, answer, words] of [
    ['no network', undefined, 'Network error'],
    ['a refusal', { json: { status: false } }, 'Error resetting password.'],
    ['a 500', { status: 500, json: {} }, broken],
    ['HTML instead of JSON', { text: '<html>Wifi</html>' }, broken],
    ['a 500 with a message', { status: 500, json: { message: 'Later.' } }, 'Later.'],
  ] as const) {
    await test.step(name, async () => {
      if (answer) await answerWith(page, '/reset-password', answer);
      else await cutOff(page, '/reset-password');
      await choosePassword(page, 'garden2026');
      await expect(toast(page, words)).toBeVisible();
      await expect(page).toHaveURL(RESET);
      await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('garden2026');
      await expect(resetButton(page)).toBeEnabled();
      expect((await sessionStorageOf(page)).resetToken).toBe('secret');
      await dismissToasts(page);
    });
  }
});

test('FAULT-16 a 422 at the new password stands at its field', async ({ page, guest }) => {
  await openReset(page, { email: guest.email });
  await choosePassword(page, 'abc1');
  await expect(toast(page, 'Must be at least 8 characters')).toBeVisible();
  await expect(page.getByLabel('New Password', { exact: true })).toHaveAccessibleDescription(
    'Must be at least 8 characters',
  );
  await expect(resetButton(page)).toBeEnabled();
});

test('a double submit of the new password is one call', async ({ page }) => {
  await openReset(page);
  await answerWith(page, '/reset-password', { json: { status: true } });
  const calls = callsOf(page, '/reset-password');
  await page.getByLabel('New Password', { exact: true }).fill('garden2026');
  await page.getByLabel('Confirm Password', { exact: true }).fill('garden2026');
  await resetButton(page).dblclick();
  await expect(page).toHaveURL(DONE);
  expect(calls).toHaveLength(1);
});

test('AUTH-40 the end: message, countdown from 7 with Second at 1, then sign-in', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto(DONE);
  const message = page.getByText('Your password has been reset successfully!', { exact: true });
  await settleOn(page, message);
  for (let seconds = 7; seconds >= 1; seconds -= 1) {
    const unit = seconds === 1 ? 'Second' : 'Seconds';
    await settleOn(page, page.getByText(new RegExp(`\\b${seconds} ${unit}$`)));
    await expect(page).toHaveURL(DONE);
    await page.clock.runFor(980);
  }
  await settle(page, async () => page.url().endsWith('/grand-plaza/login'));
  await settleOn(page, page.getByRole('heading', { name: 'Sign In' }));
});

for (const word of ['login', 'reset-password', 'reset-success']) {
  test(`AUTH-41 /${word} without a slug: the remembered hotel's page, else default's`, async ({
    page,
  }) => {
    await page.goto(`/${word}`);
    await expect(page).toHaveURL(`/default/${word}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await localStorageOf(page)).not.toHaveProperty('hotelSlug');
    await page.goto('/seaside-inn/login');
    await expect.poll(async () => (await localStorageOf(page)).hotelSlug).toBe('seaside-inn');
    await page.goto(`/${word}`);
    await expect(page).toHaveURL(`/seaside-inn/${word}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Seaside Inn/);
  });
}

test('AUTH-41 the state goes along, the query too', async ({ page }) => {
  await page.goto('/grand-plaza/login');
  await expect.poll(async () => (await localStorageOf(page)).hotelSlug).toBe('grand-plaza');
  await page.goto('/default/login');
  await page.evaluate(() => {
    history.pushState({ usr: { email: 'amelia@example.com' } }, '', '/reset-password?from=mail');
    location.reload();
  });
  await expect(page).toHaveURL('/grand-plaza/reset-password?from=mail');
  await expect(resetButton(page)).toBeVisible();
  expect(await page.evaluate(() => history.state.usr)).toEqual({ email: 'amelia@example.com' });
});

test('a code can be asked for again from the code screen, with the email still there', async ({
  page,
}) => {
  await openVerify(page);
  await answerWith(page, '/verify-otp', { json: { status: false } });
  await code(page).fill('1234');
  await verifyButton(page).click();
  await tells(page, 'Invalid code.');
  await letThrough(page, '/verify-otp');
  await page.reload();
  await expect(page.getByText('someone@example.com')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your email' }).click();
  await expect(page).toHaveURL(FORGOT);
});
