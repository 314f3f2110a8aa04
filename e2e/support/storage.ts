import type { Page } from '@playwright/test';

/** Everything in local storage. */
export function localStorageOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Everything in session storage. */
export function sessionStorageOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...sessionStorage }));
}

/** Puts values into the page's session storage before anything of the page runs, once. */
export async function startSessionWith(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('started')) return;
    sessionStorage.setItem('started', 'true');
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, values);
}
