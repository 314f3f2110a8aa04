import type { Page } from '@playwright/test';
import { settle, settleOn, stopClock } from '../support/clock.ts';
import { living } from '../support/document.ts';
import { newestCode } from '../support/mail.ts';
import {
  askForCode,
  code,
  FORGOT,
  NETWORK,
  openVerify,
  RESET,
  resend,
  tells,
  VERIFY,
  verifyButton,
} from '../support/recovery.ts';
import { sessionStorageOf, startSessionWith } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { dismissToasts, toast } from '../support/toasts.ts';
import { answerWith, callsOf, cutOff, hold, letThrough } from '../support/wire.ts';

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

test('FAULT-26 a double submit of the code is one try', async ({ page, guest }) => {
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

test('AUTH-34 resend: toast, the countdown starts anew, and the code is the same', async ({
  page,
  guest,
}) => {
  await stopClock(page);
  await startSessionWith(page, { resetEmail: guest.email });
  await page.request.post('/api/forget-password', { data: { email: guest.email } });
  const first = await newestCode(guest.email);
  await page.goto(VERIFY);
  await settleOn(page, living(page).getByText('Resend OTP IN: 00:25'));
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
  expect(second).toBe(first);
  await code(page).fill(second);
  await verifyButton(page).click();
  await expect(page).toHaveURL(RESET);
});

/** The code screen at the end of its countdown. */
async function untilResend(page: Page, kept: Record<string, string>): Promise<void> {
  await stopClock(page);
  await startSessionWith(page, kept);
  await page.goto(VERIFY);
  await settleOn(page, living(page));
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
