import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { createSignedInGuest } from './hotels.ts';
import { dismissToasts } from './toasts.ts';

export type Credentials = { email: string; password: string };
export type Guest = Credentials & { name: string; slug: string };

/** Returns an unregistered e-mail address. */
export const freshEmail = () => `guest-${randomUUID()}@example.com`;

/** Creates a guest for this test at a hotel, without the rate limits of sign-up. */
export async function createGuestAccount(request: APIRequestContext, slug: string): Promise<Guest> {
  const { name, email, password } = await createSignedInGuest(request, slug);
  return { name, email, password, slug };
}

/** Fills the open login screen and presses its button. */
export async function submitLogin(page: Page, { email, password }: Credentials): Promise<void> {
  // The URL may change before the login renders: the previous screen may have an e-mail field, too.
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
 * Opens the user menu and waits until its animation ends. Playwright scrolls to a moving element, and
 * within a sticky header the press then misses it. Closes toasts first, which would cover the button.
 */
export async function openUserMenu(page: Page): Promise<void> {
  await dismissToasts(page);
  const button = page.getByRole('button', { name: /^Menu of/ });
  await button.click();
  await page
    .locator(`[id="${await button.getAttribute('aria-controls')}"]:not([hidden])`)
    .evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)));
}

/** Logs out through the user menu. */
export async function logOut(page: Page): Promise<void> {
  await openUserMenu(page);
  await page.getByRole('link', { name: 'Logout' }).click();
}
