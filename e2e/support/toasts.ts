import { expect, type Locator, type Page } from '@playwright/test';

/** Where toasts appear. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ });
}

/** The toast with exactly these words. */
export function toast(page: Page, words: string): Locator {
  return toasts(page).getByText(words, { exact: true });
}

/** Closes every toast, so that the next one with the same words is seen to be new. */
export async function dismissToasts(page: Page): Promise<void> {
  const dismiss = toasts(page).getByRole('button', { name: 'Dismiss' });
  while ((await dismiss.count()) > 0) {
    const before = await dismiss.count();
    await dismiss.first().click();
    await expect.poll(() => dismiss.count()).toBeLessThan(before);
  }
}
