import { expect, type Locator, type Page } from '@playwright/test';

/** Locates the region of toasts. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ });
}

/** Locates an element of the toasts and notes, whose code loads after the first paint. */
export function overlay(page: Page): Locator {
  // By class, as the page may be in any language.
  return page.locator('section.Toastify');
}

/** Waits until toasts and notes can be shown. */
export async function waitForOverlay(page: Page): Promise<void> {
  await expect(overlay(page)).toBeAttached();
}

/** Locates the toast with exactly this text. */
export function toast(page: Page, text: string): Locator {
  return toasts(page).getByText(text, { exact: true });
}

/**
 * Closes every toast, so that a later toast with the same text counts as new. Only the top toast can
 * be closed.
 */
export async function dismissToasts(page: Page): Promise<void> {
  const dismissTop = () =>
    page.locator('section.Toastify [data-in]').evaluateAll((all) => {
      all.at(-1)?.querySelector('button')?.click();
      return all.length;
    });
  await expect.poll(dismissTop, { intervals: [100] }).toBe(0);
}

/** Waits for one toast and stops its timer. */
export async function pauseToast(page: Page): Promise<void> {
  const pauseAnimations = () =>
    toasts(page).evaluate((area) => {
      const timers = area
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect?.getComputedTiming().duration === 5_000);
      for (const timer of timers) timer.pause();
      return timers.length;
    });
  await expect.poll(pauseAnimations).toBe(1);
}
