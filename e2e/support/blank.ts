import type { Page } from '@playwright/test';

declare global {
  /** How often the page was painted without a heading, after it had one. */
  var blanks: number;
}

/**
 * Lets every page opened from now on count how often it is painted empty once something stood there;
 * the returned function tells. Before a test stops the clock.
 */
export async function watchBlank(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const beforePaint = requestAnimationFrame;
    const seen = (heading: Element) =>
      heading.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    let stood = false;
    globalThis.blanks = 0;
    const look = () => {
      const stands = [...document.querySelectorAll('#root h1')].some(seen);
      if (stood && !stands) globalThis.blanks += 1;
      stood ||= stands;
      beforePaint(look);
    };
    beforePaint(look);
  });
  return () => page.evaluate(() => globalThis.blanks);
}
