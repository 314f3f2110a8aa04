import type { Locator, Page } from '@playwright/test';

/** Where toasts appear. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ });
}

/** The toast with exactly these words. */
export function toast(page: Page, words: string): Locator {
  return toasts(page).getByText(words, { exact: true });
}
