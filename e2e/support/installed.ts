import type { APIRequestContext, Page } from '@playwright/test';
import { enterAs, guestOf } from './hotels.ts';
import { untilStored } from './stored.ts';
import { expect } from './test.ts';

export const PLAZA = 'grand-plaza';
export const HOME = `/${PLAZA}/dashboard/hotel`;

/** The heading of hotel home that tells its releases apart. */
export const around = (page: Page, what = 'hotel') =>
  page.getByRole('heading', { name: `Around the ${what}` });

export const newer = (page: Page) => page.getByText('A new version is ready.');

/** The guest comes back to the tab. */
export const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

/** The guest comes back until the tab, which may be asking already, has heard of another version. */
export async function hearOfNewer(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await comeBack(page);
      return newer(page).isVisible();
    })
    .toBe(true);
}

/** Hotel home in a guest's browser that has stored the hotel's pages. */
export async function visited(page: Page, request: APIRequestContext, url: string): Promise<void> {
  await enterAs(page, await guestOf(request, PLAZA), url);
  await page.goto(url + HOME);
  await expect(around(page)).toBeVisible();
  await untilStored(page, PLAZA);
}
