import type { Page } from '@playwright/test';

declare global {
  /** Number of paints without a heading after the page had one. */
  var emptyPaints: number;
}

/**
 * Counts empty paints of later documents; the returned function reads the count. Call it before the
 * clock is stopped.
 */
export async function watchEmptyPaints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const beforePaint = requestAnimationFrame;
    const isVisible = (heading: Element) =>
      heading.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    let hadHeading = false;
    globalThis.emptyPaints = 0;
    const check = () => {
      const hasHeading = [...document.querySelectorAll('#root h1')].some(isVisible);
      if (hadHeading && !hasHeading) globalThis.emptyPaints += 1;
      hadHeading ||= hasHeading;
      beforePaint(check);
    };
    beforePaint(check);
  });
  return () => page.evaluate(() => globalThis.emptyPaints);
}
