import type { Page } from '@playwright/test';

/** From the next document on, a press does not focus its button: so it is in Safari. */
export async function pressWithoutFocus(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('mousedown', (event) => {
      if (!(event.target instanceof Element && event.target.closest('button'))) return;
      event.preventDefault();
      (document.activeElement as HTMLElement | null)?.blur();
    }),
  );
}
