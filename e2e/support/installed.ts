import type { APIRequestContext, Page } from '@playwright/test';
import { createSignedInGuest, storeSession } from './hotels.ts';
import { waitUntilStored } from './stored-bundles.ts';
import { expect } from './test.ts';

export const PLAZA = 'grand-plaza';
export const HOME = `/${PLAZA}/dashboard/hotel`;

/** Locates the heading of hotel home that differs between its releases. */
export const homeHeading = (page: Page, word = 'hotel') =>
  page.getByRole('heading', { name: `Around the ${word}` });

export const updateNotice = (page: Page) => page.getByText('A new version is ready.');

/** Simulates a guest who returns to the tab. */
export const returnToTab = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

/** Returns to the tab until the update notice shows: a check may already be running. */
export async function waitForUpdateNotice(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await returnToTab(page);
      return updateNotice(page).isVisible();
    })
    .toBe(true);
}

/** Opens hotel home as a guest and waits until the hotel's offline bundle is stored. */
export async function visitAndStore(
  page: Page,
  request: APIRequestContext,
  url: string,
): Promise<void> {
  await storeSession(page, await createSignedInGuest(request, PLAZA), url);
  await page.goto(url + HOME);
  await expect(homeHeading(page)).toBeVisible();
  await waitUntilStored(page, PLAZA);
}
