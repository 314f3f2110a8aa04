import type { Page } from '@playwright/test';

/** Returns the content of local storage. */
export function localStorageOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Returns the content of session storage. */
export function sessionStorageOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...sessionStorage }));
}

/** Sets values in session storage once, before scripts of the page run. */
export async function presetSessionStorage(
  page: Page,
  values: Record<string, string>,
): Promise<void> {
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('started')) return;
    sessionStorage.setItem('started', 'true');
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, values);
}
