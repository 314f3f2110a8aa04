import type { Page } from '@playwright/test';
import { settleOn, settleOnApp, stopClock } from '../support/clock.ts';
import { openHydrated } from '../support/document.ts';
import { freshEmail, signIn } from '../support/guests.ts';
import { localStorageOf, sessionStorageOf } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { dismissToasts, toast, toasts } from '../support/toasts.ts';
import { answerWith, callsOf, cutOff, hold } from '../support/wire.ts';

const SIGN_UP = '/grand-plaza/signup';
const PASSWORD = 'garden2026';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true });
/** What it reads after an answer that was lost, too (FORM-15). */
const send = (page: Page) => page.getByRole('button', { name: /^(?:Sign Up|Retry)$/ });
const country = (page: Page) => page.getByRole('button', { name: /^Country:/ });

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'Full Name').fill('Amelia Hart');
  await field(page, 'Email').fill(email);
  await field(page, 'Phone').fill('07700 900123');
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm Password').fill(PASSWORD);
}

/** Types into a field as a person would and leaves it. */
async function leaveWith(page: Page, label: string, value: string): Promise<void> {
  await field(page, label).fill(value);
  await field(page, label).blur();
}

test('AUTH-14 sign-up shows its texts and fields', async ({ page }) => {
  await page.goto(SIGN_UP);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  await expect(page.getByText('Join Us and start living.', { exact: true })).toBeVisible();
  for (const label of ['Full Name', 'Email', 'Phone', 'Password', 'Confirm Password'])
    await expect(field(page, label)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Arrival Date/ })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Arrival Time/ })).toBeVisible();
  await expect(submit(page)).toBeVisible();
});

test('AUTH-15 the way back to sign-in', async ({ page }) => {
  await page.goto(SIGN_UP);
  await expect(page.getByText('Already have an account? Sign In')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/grand-plaza/login');
});

test('AUTH-16 the phone: gb preset, + prefix, placeholder', async ({ page }) => {
  await page.goto(SIGN_UP);
  await expect(country(page)).toHaveAccessibleName('Country: United Kingdom, +44');
  await expect(country(page)).toContainText('+44');
  await expect(field(page, 'Phone')).toHaveAttribute('placeholder', '1 (702) 123-4567');
  await expect(field(page, 'Phone')).toHaveAttribute('autocomplete', 'tel');
});

test('AUTH-16 a 16th digit is not accepted, the dial code counted', async ({ page }) => {
  await page.goto(SIGN_UP);
  const digits = async () => (await field(page, 'Phone').inputValue()).replace(/\D/g, '');
  await field(page, 'Phone').pressSequentially('7700900123456789');
  await expect.poll(digits).toBe('7700900123456');
  await field(page, 'Phone').fill('');
  await field(page, 'Phone').pressSequentially('+4477009001234567');
  await expect.poll(digits).toBe('447700900123456');
});

test('AUTH-17 the country type-ahead waits 250 ms; no match says so', async ({ page }) => {
  await stopClock(page);
  await page.goto(SIGN_UP);
  await settleOnApp(page);
  await country(page).click();
  const sheet = page.getByRole('dialog', { name: 'Country' });
  const search = sheet.getByRole('combobox');
  const options = sheet.getByRole('option');
  await expect(search).toHaveAttribute('placeholder', 'search');
  const all = await options.count();
  expect(all).toBeGreaterThan(190);

  await search.fill('franc');
  await page.clock.runFor(249);
  await expect(options).toHaveCount(all);
  await page.clock.runFor(1);
  await expect(options).toHaveCount(1);

  await search.fill('atlantis');
  await page.clock.runFor(249);
  await expect(sheet.getByText('No entries to show')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(sheet.getByText('No entries to show', { exact: true })).toBeVisible();
  await expect(options).toHaveCount(0);

  await search.fill('france');
  await page.clock.runFor(250);
  await options.first().click();
  await expect(sheet).toBeHidden();
  await expect(country(page)).toHaveAccessibleName('Country: France, +33');
});

const REQUIRED = {
  'Full Name': 'Name is required',
  Email: 'Email is required',
  Phone: 'Phone is required',
  Password: 'Password is required',
  'Confirm Password': 'Confirm Password is required',
};

test('AUTH-18 an empty field is told when it is left', async ({ page }) => {
  await openHydrated(page, SIGN_UP);
  for (const [label, message] of Object.entries(REQUIRED)) {
    await expect(page.getByText(message, { exact: true })).toHaveCount(0);
    await field(page, label).focus();
    await field(page, label).blur();
    await expect(field(page, label)).toHaveAccessibleDescription(message);
  }
});

test('AUTH-18 empty fields are told on submit, focus goes to the first, nothing is sent', async ({
  page,
}) => {
  await page.goto(SIGN_UP);
  const calls = callsOf(page, '/register');
  await submit(page).click();
  for (const [label, message] of Object.entries(REQUIRED))
    await expect(field(page, label)).toHaveAccessibleDescription(message);
  await expect(field(page, 'Full Name')).toBeFocused();
  expect(calls).toHaveLength(0);
});

test('AUTH-19 malformed email and phone', async ({ page }) => {
  await page.goto(SIGN_UP);
  for (const email of ['x', 'amelia@', 'amelia@example', '@example.com']) {
    await leaveWith(page, 'Email', email);
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email');
  }
  await leaveWith(page, 'Email', 'amelia@example.com');
  await expect(page.getByText('Invalid email')).toHaveCount(0);
  await leaveWith(page, 'Phone', '7700');
  await expect(field(page, 'Phone')).toHaveAccessibleDescription('Invalid phone number');
  await leaveWith(page, 'Phone', '7700 900123');
  await expect(page.getByText('Invalid phone number')).toHaveCount(0);
});

test('AUTH-20 password: a letter and a digit, at least eight characters', async ({ page }) => {
  await page.goto(SIGN_UP);
  for (const [password, message] of [
    ['abcdefgh', 'Must be alphanumeric'],
    ['12345678', 'Must be alphanumeric'],
    ['abc1', 'Must be at least 8 characters'],
  ] as const) {
    await leaveWith(page, 'Password', password);
    await expect(field(page, 'Password')).toHaveAccessibleDescription(message);
  }
  await leaveWith(page, 'Password', 'abcdefg1');
  await expect(page.getByText(/^Must be/)).toHaveCount(0);
});

test('AUTH-21 a confirmation that differs; arrival date and time may stay empty', async ({
  page,
}) => {
  await page.goto(SIGN_UP);
  await fillIn(page, freshEmail());
  await leaveWith(page, 'Confirm Password', 'garden2027');
  await expect(field(page, 'Confirm Password')).toHaveAccessibleDescription('Passwords must match');
  await leaveWith(page, 'Confirm Password', PASSWORD);
  await expect(page.getByText('Passwords must match')).toHaveCount(0);
  await submit(page).click();
  await expect(toast(page, 'Registration successful!')).toBeVisible();
});

test('AUTH-22 the payload: all fields, and the slug of the page, which cannot be chosen', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-05-01T09:00:00Z'));
  await page.goto(SIGN_UP);
  const email = freshEmail();
  await fillIn(page, email);
  await page.getByRole('button', { name: /^Arrival Date/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Arrival Date' });
  await sheet.getByRole('button', { name: /May 15, 2026/ }).click();
  await sheet.getByRole('button', { name: 'Friday, May 15', exact: true }).click();
  await page.getByLabel('Hour').fill('3');
  await page.getByLabel('Minute').fill('5');
  await page.getByRole('radio', { name: 'PM' }).check();
  const [call] = await Promise.all([page.waitForRequest('**/api/register'), submit(page).click()]);
  expect(call.method()).toBe('POST');
  expect(call.postDataJSON()).toEqual({
    name: 'Amelia Hart',
    email,
    phone: '+447700900123',
    password: PASSWORD,
    password_confirmation: PASSWORD,
    hotel_slug: 'grand-plaza',
    check_in_date: '2026-05-15',
    check_in_time: '03:05 PM',
  });
  expect((await call.response())?.status()).toBe(201);
});

test('AUTH-22 the slug is that of the page at every hotel; at default one cannot sign up', async ({
  page,
}) => {
  await page.goto('/seaside-inn/signup?hotel_slug=grand-plaza');
  await fillIn(page, freshEmail());
  const [call] = await Promise.all([page.waitForRequest('**/api/register'), submit(page).click()]);
  expect(call.postDataJSON()).toMatchObject({ hotel_slug: 'seaside-inn', check_in_date: null });
  await page.goto('/default/signup');
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
});

test('AUTH-60 at a hotel that nobody knows sign-up is a notice, and no form', async ({ page }) => {
  await page.goto('/no-such-hotel/signup');
  await expect(page.getByRole('alert')).toContainText('We do not know this hotel');
  await expect(page.getByText(/^An account belongs to a hotel\./)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/no-such-hotel/login');
});

test('AUTH-23 success: toast, sign-in after 2 s, and the new guest can sign in', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto(SIGN_UP);
  await settleOnApp(page);
  const email = freshEmail();
  await fillIn(page, email);
  await submit(page).click();
  await settleOn(page, toast(page, 'Registration successful!'));
  await page.clock.runFor(1900);
  await expect(page).toHaveURL(SIGN_UP);
  await page.clock.runFor(100);
  await expect(page).toHaveURL('/grand-plaza/login');
  await page.clock.resume();
  await signIn(page, { email, password: PASSWORD, slug: 'grand-plaza' });
});

test('AUTH-23 the fallback text, where the answer has no message', async ({ page }) => {
  await answerWith(page, '/register', { json: { status: true } });
  await page.goto(SIGN_UP);
  await fillIn(page, freshEmail());
  await submit(page).click();
  await expect(toast(page, 'Registration successful!')).toBeVisible();
});

test('AUTH-24 ERR-01 failure: the server message followed by the slug', async ({ page }) => {
  await page.goto(SIGN_UP);
  await fillIn(page, freshEmail());
  for (const [status, message] of [
    [200, 'Sign-up is closed tonight.'],
    [500, 'The register is full.'],
  ] as const) {
    await answerWith(page, '/register', { status, json: { status: false, message } });
    await submit(page).click();
    await expect(toast(page, `${message} grand-plaza`)).toBeVisible();
    await expect(page).toHaveURL(SIGN_UP);
    await expect(submit(page)).toBeEnabled();
  }
});

test('AUTH-24 failure without a message: Registration failed. Please try again.', async ({
  page,
}) => {
  const answers = {
    'a refusal without a message': { json: { status: false } },
    'a 500 without a message': { status: 500, json: {} },
    'HTML instead of JSON': { status: 200, text: '<html>Welcome to our wifi</html>' },
    'an empty message': { status: 422, json: { status: false, message: '' } },
  };
  await page.goto(SIGN_UP);
  await fillIn(page, freshEmail());
  for (const [name, answer] of Object.entries(answers)) {
    await test.step(name, async () => {
      await answerWith(page, '/register', answer);
      await send(page).click();
      await expect(toast(page, 'Registration failed. Please try again.')).toBeVisible();
      await expect(send(page)).toBeEnabled();
      await dismissToasts(page);
    });
  }
});

test('AUTH-24 no network: the fallback, and what was typed stays, also over a reload', async ({
  page,
}) => {
  await cutOff(page, '/register');
  await page.goto(SIGN_UP);
  await fillIn(page, 'amelia@example.com');
  await page.getByLabel('Hour').fill('11');
  await submit(page).click();
  await expect(toast(page, 'Registration failed. Please try again.')).toBeVisible();
  await expect(field(page, 'Password')).toHaveValue(PASSWORD);
  await page.reload();
  await expect(field(page, 'Full Name')).toHaveValue('Amelia Hart');
  await expect(field(page, 'Email')).toHaveValue('amelia@example.com');
  await expect(field(page, 'Phone')).toHaveValue(/7700 ?900123/);
  await expect(page.getByLabel('Hour')).toHaveValue('11');
  await expect(field(page, 'Password')).toHaveValue('');
  const kept = JSON.stringify([await localStorageOf(page), await sessionStorageOf(page)]);
  expect(kept).not.toContain(PASSWORD);
});

test('FAULT-16 a 422 of the provider stands at its field, takes the focus, and the button lives', async ({
  page,
  guest,
}) => {
  await page.goto(SIGN_UP);
  await fillIn(page, guest.email);
  await submit(page).click();
  await expect(toast(page, 'This email is already registered. grand-plaza')).toBeVisible();
  await expect(field(page, 'Email')).toHaveAccessibleDescription(
    'This email is already registered.',
  );
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Email').fill(freshEmail());
  await expect(page.getByText('This email is already registered.', { exact: true })).toHaveCount(0);
  await submit(page).click();
  await expect(toast(page, 'Registration successful!')).toBeVisible();
});

test('FAULT-17 a 429 says how long to wait and sends nothing meanwhile', async ({ page }) => {
  await answerWith(page, '/register', {
    status: 429,
    json: { status: false, message: 'Too many attempts.' },
    headers: { 'Retry-After': '600' },
  });
  await page.goto(SIGN_UP);
  await fillIn(page, freshEmail());
  const calls = callsOf(page, '/register');
  await submit(page).click();
  await expect(toast(page, 'Too many attempts. grand-plaza')).toBeVisible();
  await expect(page.getByText(/You can try again in (10:00|09:\d\d)\./)).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await field(page, 'Email').press('Enter');
  expect(calls).toHaveLength(1);
});

test('FAULT-26 a double submit makes one guest and one success', async ({ page }) => {
  await page.goto(SIGN_UP);
  await fillIn(page, freshEmail());
  const release = await hold(page, '/register');
  const calls = callsOf(page, '/register');
  await submit(page).dblclick();
  await field(page, 'Confirm Password').press('Enter');
  release();
  await expect(toast(page, 'Registration successful!')).toBeVisible();
  await field(page, 'Confirm Password').press('Enter');
  expect(calls).toHaveLength(1);
  await expect(toasts(page).getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL('/grand-plaza/login');
  expect(calls).toHaveLength(1);
});
