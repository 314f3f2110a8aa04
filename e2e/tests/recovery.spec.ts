import type { Page } from '@playwright/test';
import {
  runClockUntil,
  runClockUntilAppReady,
  runClockUntilVisible,
  stopClock,
} from '../support/clock.ts';
import { hydratedPage } from '../support/document.ts';
import { signIn, submitLogin } from '../support/guests.ts';
import { newestCode, newestLink } from '../support/mail.ts';
import { requestsOf } from '../support/network/calls.ts';
import { localStorageOf, sessionStorageOf } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { toast } from '../support/toasts.ts';

const FORGOT = '/grand-plaza/forgot-password';
const VERIFY = '/grand-plaza/verify-code';
const RESET = '/grand-plaza/reset-password';
const DONE = '/grand-plaza/reset-success';
const PASSWORD = 'garden2026';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function choosePassword(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(again);
  await button(page, 'Reset Password').click();
}

test('AUTH-26 AUTH-28 AUTH-31 AUTH-32 AUTH-33 AUTH-34 AUTH-36 AUTH-38 AUTH-40 AUTH-88 AUTH-92 AUTH-101 AUTH-117 replaces a forgotten password', async ({
  page,
  guest,
}) => {
  const requested = requestsOf(page, '/forget-password');
  const verified = requestsOf(page, '/verify-otp');
  const reset = requestsOf(page, '/reset-password');
  const code = page.getByRole('textbox', { name: '4-digit code' });
  const resend = page.getByRole('button', { name: 'Resend' });
  const expectMessage = async (message: string) => {
    await runClockUntilVisible(page, toast(page, message));
    await expect(code).toHaveAccessibleDescription(message);
  };
  await stopClock(page);
  await page.goto(FORGOT);
  await runClockUntilAppReady(page);
  await page.getByLabel('Email').fill(guest.email);
  await button(page, 'Send Code').dblclick();
  await runClockUntilVisible(page, toast(page, 'Check your email for reset instructions.'));
  expect(requested.map((call) => call.postDataJSON())).toEqual([{ email: guest.email }]);
  expect((await sessionStorageOf(page)).resetEmail).toBe(guest.email);
  await page.clock.runFor(1400);
  await expect(page).toHaveURL(FORGOT);
  await page.clock.runFor(100);
  await expect(page).toHaveURL(VERIFY);
  expect(await page.evaluate(() => history.state.usr)).toEqual({ email: guest.email });

  await runClockUntilVisible(page, page.getByText('Resend OTP IN: 00:25'));
  await expect(page.getByText(/4-digit code/)).toContainText(guest.email);
  await expect(code.locator('xpath=following-sibling::*/*')).toHaveCount(4);
  await expect(button(page, 'Verify')).toHaveCSS('background-color', 'rgb(30, 74, 110)');
  const first = await newestCode(guest.email);
  await code.fill(first === '0000' ? '1111' : '0000');
  await button(page, 'Verify').click();
  await expectMessage('Invalid code. Please check it, or ask for a new one.');
  await expect(page).toHaveURL(VERIFY);

  await page.clock.runFor(24_000);
  await expect(resend).toBeDisabled();
  await page.clock.runFor(1_000);
  await runClockUntil(page, () => resend.isEnabled());
  await resend.click();
  await expectMessage('New OTP sent to your email.');
  await expect(page.getByText('Resend OTP IN: 00:25')).toBeVisible();
  await runClockUntilVisible(page, resend);
  await expect(resend).toBeDisabled();
  expect(await newestCode(guest.email, 2)).toBe(first);
  await code.fill(first);
  await button(page, 'Verify').click();
  await runClockUntil(page, async () => page.url().endsWith(RESET));
  expect(verified.at(-1)?.postDataJSON()).toEqual({ email: guest.email, otp: first });
  const { resetToken: token } = await sessionStorageOf(page);
  expect(token).toBeTruthy();

  await choosePassword(page, PASSWORD, 'garden2027');
  await runClockUntilVisible(page, toast(page, 'Passwords do not match.'));
  expect(reset).toHaveLength(0);
  await choosePassword(page, PASSWORD);
  await runClockUntilVisible(page, toast(page, 'Password updated successfully.'));
  await runClockUntil(page, async () => page.url().endsWith(DONE));
  expect(reset.map((call) => call.postDataJSON())).toEqual([
    { email: guest.email, password: PASSWORD, token, password_confirmation: PASSWORD },
  ]);
  const session = await sessionStorageOf(page);
  expect(session).not.toHaveProperty('resetEmail');
  expect(session).not.toHaveProperty('resetToken');

  await expect(page.getByText('Your password has been reset successfully!')).toBeVisible();
  await runClockUntilVisible(page, page.getByText(/\b7 Seconds$/));
  await page.clock.runFor(6_000);
  await runClockUntilVisible(page, page.getByText(/\b1 Second$/));
  await expect(page).toHaveURL(DONE);
  await page.clock.runFor(1_000);
  await runClockUntil(page, async () => page.url().endsWith('/grand-plaza/login'));
  await page.clock.resume();
  await submitLogin(page, guest);
  await expect(toast(page, 'The email or password is incorrect.')).toBeVisible();
  await signIn(page, { ...guest, password: PASSWORD });
});

test('AUTH-57 AUTH-102 the link in the mail sets a password and leaves no secret in the URL', async ({
  page,
  guest,
}) => {
  const ask = (path: string, more = {}) =>
    page.request.post(`/api${path}`, { data: { email: guest.email, ...more } });
  await ask('/forget-password');
  const right = await newestCode(guest.email);
  const otp = right === '0000' ? '1111' : '0000';
  for (let tries = 0; tries < 5; tries += 1) await ask('/verify-otp', { otp });
  await ask('/resend-otp');
  const link = await newestLink(guest.email, 2);
  const callsMadeAt: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') callsMadeAt.push(page.url());
  });
  await page.goto(link);
  await expect(button(page, 'Reset Password')).toBeEnabled();
  await expect(page).toHaveURL(RESET);
  await page.reload();
  await choosePassword(page, PASSWORD);
  await expect(page).toHaveURL(DONE);
  expect(callsMadeAt.filter((url) => url.includes('#'))).toEqual([]);
  await signIn(page, { ...guest, password: PASSWORD });
});

test('AUTH-41 an address without a slug opens the page of default, or of the remembered hotel, with state and query', async ({
  page,
}) => {
  for (const word of ['login', 'reset-password', 'reset-success']) {
    await page.goto(`/${word}`);
    await expect(page).toHaveURL(`/default/${word}`);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await localStorageOf(page)).not.toHaveProperty('hotelSlug');
  await page.goto('/seaside-inn/login');
  await expect.poll(async () => (await localStorageOf(page)).hotelSlug).toBe('seaside-inn');
  for (const word of ['reset-success', 'login']) {
    await page.goto(`/${word}`);
    await expect(page).toHaveURL(`/seaside-inn/${word}`);
    // The URL may change before its document is loaded.
    await expect(page).toHaveTitle(/Seaside Inn/);
  }
  // A router that starts would redirect the pushed address too, and the reload would lose its state.
  await expect(hydratedPage(page)).toBeVisible();
  await page.evaluate(() => {
    history.pushState({ usr: { email: 'amelia@example.com' } }, '', '/reset-password?from=mail');
    // After this call returns: a reload would interrupt it.
    setTimeout(() => location.reload());
  });
  await expect(page).toHaveURL('/seaside-inn/reset-password?from=mail');
  await expect(page).toHaveTitle(/Seaside Inn/);
  await expect(button(page, 'Reset Password')).toBeVisible();
  expect(await page.evaluate(() => history.state.usr)).toEqual({ email: 'amelia@example.com' });
});
