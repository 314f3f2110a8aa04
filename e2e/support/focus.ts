import type { Page } from '@playwright/test';

/** Prevents presses from focusing buttons in later documents, like Safari. */
export async function preventFocusOnPress(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('mousedown', (event) => {
      if (!(event.target instanceof Element && event.target.closest('button'))) return;
      event.preventDefault();
      (document.activeElement as HTMLElement | null)?.blur();
    }),
  );
}
