import type { Locator, Page } from '@playwright/test';

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
