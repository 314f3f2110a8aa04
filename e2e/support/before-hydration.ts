import type { Locator, Page } from '@playwright/test';
import type { SignedInGuest } from './hotels.ts';

const CODE = /\.js$/;

/** Locates the notice that a press is going to be replayed. */
export const replayNotice = (page: Page): Locator =>
  page.getByText('One moment, this goes on by itself.');

/** Opens a page and holds its code until the returned function is called. */
export async function openWithoutCode(page: Page, address: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(CODE, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return released.resolve;
}

/** Stores the session of another guest, like a sign-in in another tab. */
export async function replaceSession(page: Page, { user, token }: SignedInGuest): Promise<void> {
  await page.evaluate(
    (session) => {
      localStorage.setItem('user', JSON.stringify(session.user));
      localStorage.setItem('token', session.token);
    },
    { user, token },
  );
}
