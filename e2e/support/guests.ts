import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { guestOf } from './hotels.ts';
import { dismissToasts } from './toasts.ts';

export type Credentials = { email: string; password: string };
export type Guest = Credentials & { name: string; slug: string };

/** An address that nobody has signed up with. */
export const freshEmail = () => `guest-${randomUUID()}@example.com`;

/** A guest of this test's own at a hotel, whom no limit of sign-ups concerns. */
export async function newGuest(request: APIRequestContext, slug: string): Promise<Guest> {
  const { name, email, password } = await guestOf(request, slug);
  return { name, email, password, slug };
}

/** Fills the login screen that is open and presses its button. */
export async function submitLogin(page: Page, { email, password }: Credentials): Promise<void> {
  // The address may be the login's before its form is drawn: what is left has an email, too.
  const form = page.locator('form', { has: page.getByLabel('Password', { exact: true }) });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Continue' }).click();
}

/** Signs in on the login screen as a person would and waits for the dashboard. */
export async function signIn(
  page: Page,
  guest: Omit<Guest, 'name'>,
  slug = guest.slug,
): Promise<void> {
  await page.goto(`/${slug}/login`);
  await submitLogin(page, guest);
  await page.waitForURL(`**/${guest.slug}/dashboard/**`);
}

/**
 * Opens the user menu and waits until it stands still. Playwright scrolls to an element that is
 * still moving, and within a sticky header the press then falls beside it.
 */
export async function openUserMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Menu of/ });
  await button.click();
  await page
    .locator(`[id="${await button.getAttribute('aria-controls')}"]:not([hidden])`)
    .evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)));
}

/** Logs out by the user menu; a toast over it would go by itself, after its five seconds. */
export async function logOut(page: Page): Promise<void> {
  await dismissToasts(page);
  await openUserMenu(page);
  await page.getByRole('link', { name: 'Logout' }).click();
}
