import { expect, type Locator, type Page } from '@playwright/test';

/** Where toasts appear. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ });
}

/** There once the code of the toasts and notes is, which comes after the first paint. */
export function overlay(page: Page): Locator {
  // In any language.
  return page.locator('section.Toastify');
}

/** Waits for the toasts and notes. */
export async function overlaid(page: Page): Promise<void> {
  await expect(overlay(page)).toBeAttached();
}

/** The toast with exactly these words. */
export function toast(page: Page, words: string): Locator {
  return toasts(page).getByText(words, { exact: true });
}

/**
 * Closes every toast, so that the next one with the same words is seen to be new. The one on top
 * alone can be closed.
 */
export async function dismissToasts(page: Page): Promise<void> {
  const all = toasts(page).locator('[data-in]');
  for (let left = await all.count(); left > 0; left = await all.count()) {
    await toasts(page).getByRole('button', { name: 'Dismiss' }).last().click();
    await expect.poll(() => all.count()).toBeLessThan(left);
  }
}
