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
  const dismissTop = () =>
    page.locator('section.Toastify [data-in]').evaluateAll((all) => {
      all.at(-1)?.querySelector('button')?.click();
      return all.length;
    });
  await expect.poll(dismissTop, { intervals: [100] }).toBe(0);
}

/** From now on the time of the one toast that is to come, or is there, does not run out. */
export async function keepToast(page: Page): Promise<void> {
  const kept = () =>
    toasts(page).evaluate((area) => {
      const lives = area
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect?.getComputedTiming().duration === 5_000);
      for (const life of lives) life.pause();
      return lives.length;
    });
  await expect.poll(kept).toBe(1);
}
