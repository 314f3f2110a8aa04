import type { Page } from '@playwright/test';
import { settle, settleOn, stopClock } from '../support/clock.ts';
import { type Guest, signIn, submitLogin } from '../support/guests.ts';
import { newestCode, newestLink } from '../support/mail.ts';
import {
  askForCode,
  choosePassword,
  code,
  DONE,
  openReset,
  RESET,
  resetButton,
  verifyButton,
} from '../support/recovery.ts';
import { localStorageOf, sessionStorageOf } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { dismissToasts, toast } from '../support/toasts.ts';
import { answerWith, callsOf, cutOff } from '../support/wire.ts';

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

test('AUTH-57 the link of the mail: nothing of it stays in the address, and a password can be set', async ({
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
  await expect(resetButton(page)).toBeEnabled();
  await expect(page).toHaveURL(RESET);
  await page.reload();
  await choosePassword(page, 'garden2026');
  await expect(page).toHaveURL(DONE);
  expect(callsMadeAt.filter((url) => url.includes('#'))).toEqual([]);
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

test('FAULT-26 a double submit of the new password is one call', async ({ page }) => {
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
