import type { Locator, Page } from '@playwright/test';
import type { SignedInGuest } from './hotels.ts';

const CODE = /\.js$/;

/** What the page says of a press that it keeps. */
export const promise = (page: Page): Locator =>
  page.getByText('One moment, this goes on by itself.');

/** Opens a page whose code is on its way until the returned function lets it come. */
export async function openBefore(page: Page, address: string): Promise<() => void> {
  const there = Promise.withResolvers<void>();
  await page.route(CODE, async (route) => {
    await there.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return there.resolve;
}

/** What a sign-in in another tab leaves on the device. */
export async function becomes(page: Page, { user, token }: SignedInGuest): Promise<void> {
  await page.evaluate(
    (kept) => {
      localStorage.setItem('user', JSON.stringify(kept.user));
      localStorage.setItem('token', kept.token);
    },
    { user, token },
  );
}
