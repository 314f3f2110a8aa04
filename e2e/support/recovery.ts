import type { Page } from '@playwright/test';
import { openHydrated } from './document.ts';
import { startSessionWith } from './storage.ts';
import { expect } from './test.ts';
import { toast } from './toasts.ts';

export const FORGOT = '/grand-plaza/forgot-password';
export const VERIFY = '/grand-plaza/verify-code';
export const RESET = '/grand-plaza/reset-password';
export const DONE = '/grand-plaza/reset-success';
export const NETWORK = 'Network error. Please try again later.';

export const email = (page: Page) => page.getByLabel('Email');
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Code' });
export const code = (page: Page) => page.getByRole('textbox', { name: '4-digit code' });
export const verifyButton = (page: Page) =>
  page.getByRole('button', { name: 'Verify', exact: true });
export const resend = (page: Page) => page.getByRole('button', { name: 'Resend' });
export const resetButton = (page: Page) => page.getByRole('button', { name: 'Reset Password' });

/** The feedback line of the code screen: the code's own description. */
export async function tells(page: Page, words: string): Promise<void> {
  await expect(toast(page, words)).toBeVisible();
  await expect(code(page)).toHaveAccessibleDescription(words);
}

export async function openVerify(page: Page, address = 'someone@example.com'): Promise<void> {
  await startSessionWith(page, { resetEmail: address });
  await openHydrated(page, VERIFY);
  await expect(verifyButton(page)).toBeEnabled();
}

/** From the first step to the code screen, as a guest would go. */
export async function askForCode(page: Page, address: string): Promise<void> {
  await page.goto(FORGOT);
  await email(page).fill(address);
  await sendButton(page).click();
  await expect(page).toHaveURL(VERIFY);
}

export async function choosePassword(
  page: Page,
  password: string,
  again = password,
): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(again);
  await resetButton(page).click();
}

export async function openReset(
  page: Page,
  kept: { email?: string; token?: string } = {},
): Promise<void> {
  const { email: resetEmail = 'someone@example.com', token: resetToken = 'secret' } = kept;
  await startSessionWith(page, { resetEmail, resetToken });
  await openHydrated(page, RESET);
  await expect(resetButton(page)).toBeEnabled();
}
