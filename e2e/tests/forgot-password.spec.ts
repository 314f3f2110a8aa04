import { settleOn, settleOnApp, stopClock } from '../support/clock.ts';
import { freshEmail } from '../support/guests.ts';
import { email, FORGOT, NETWORK, sendButton, VERIFY } from '../support/recovery.ts';
import { sessionStorageOf } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { dismissToasts, toast } from '../support/toasts.ts';
import { answerWith, callsOf, cutOff, hold } from '../support/wire.ts';

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
  await settleOnApp(page);
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

test('FAULT-26 a double submit of the first step sends one mail', async ({ page }) => {
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
