import type { Page } from '@playwright/test';
import {
  runClockUntil,
  runClockUntilAppReady,
  runClockUntilVisible,
  stopClock,
} from '../support/clock.ts';
import { freshEmail, signIn } from '../support/guests.ts';
import { requestsOf } from '../support/network/calls.ts';
import { expect, test } from '../support/test.ts';
import { toast, toasts } from '../support/toasts.ts';

const SIGN_UP = '/grand-plaza/signup';
const PASSWORD = 'garden2026';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true });

test('AUTH-18 AUTH-22 AUTH-23 AUTH-24 AUTH-83 AUTH-85 FAULT-16 FAULT-26 registers one guest after empty fields and a registered e-mail address, who can sign in', async ({
  page,
  guest,
}) => {
  await stopClock(page);
  await page.goto(`${SIGN_UP}?hotel_slug=seaside-inn`);
  await runClockUntilAppReady(page);
  const calls = requestsOf(page, '/register');
  await submit(page).click();
  await runClockUntilVisible(page, page.getByText('Name is required'));
  await expect(field(page, 'Full Name')).toBeFocused();
  expect(calls).toHaveLength(0);

  await field(page, 'Full Name').fill('Amelia Hart');
  await field(page, 'Email').fill(guest.email);
  await field(page, 'Phone').fill('07700 900123');
  await page.getByRole('button', { name: /^Arrival Date/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Arrival Date' });
  const day = sheet.getByRole('button', { name: /May 15, 2026/ });
  await runClockUntilVisible(page, day);
  await day.click();
  await sheet.getByRole('button', { name: 'Friday, May 15', exact: true }).click();
  await page.getByLabel('Hour').fill('3');
  await page.getByLabel('Minute').fill('5');
  await page.getByRole('radio', { name: 'PM' }).check();
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm Password').fill(PASSWORD);
  await submit(page).click();
  const taken = 'This email is already registered.';
  await runClockUntilVisible(page, toast(page, `${taken} grand-plaza`));
  await expect(field(page, 'Email')).toHaveAccessibleDescription(taken);
  await expect(field(page, 'Email')).toBeFocused();

  const email = freshEmail();
  await field(page, 'Email').fill(email);
  await submit(page).dblclick();
  await field(page, 'Confirm Password').press('Enter');
  await runClockUntilVisible(page, toast(page, 'Registration successful!'));
  expect(calls).toHaveLength(2);
  expect(calls.at(-1)?.postDataJSON()).toEqual({
    name: 'Amelia Hart',
    email,
    phone: '+447700900123',
    password: PASSWORD,
    password_confirmation: PASSWORD,
    hotel_slug: 'grand-plaza',
    check_in_date: '2026-05-15',
    check_in_time: '03:05 PM',
  });
  await page.clock.runFor(1900);
  await expect(page).toHaveURL(SIGN_UP + new URL(page.url()).search);
  await page.clock.runFor(100);
  await runClockUntil(page, async () => page.url().endsWith('/grand-plaza/login'));
  await expect(toasts(page).getByText(/^Registration failed/)).toHaveCount(0);
  await page.clock.resume();
  await signIn(page, { email, password: PASSWORD, slug: 'grand-plaza' });
});
