import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null }[];
};

declare global {
  /** How many of the page's layout shifts a test has been told. */
  var shiftsTold: number | undefined;
}

/** A font comes before or after what it moves, as it likes; of that screens.spec.ts tells. From now on none comes. */
export async function withoutFonts(page: Page): Promise<void> {
  await page.context().route(/\.woff2$/, (route) => route.abort());
}

/** Layout shifts since the page was opened, or since this was last asked of it. */
export async function shiftOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntry[]) => shifts.push(...(entries as Shift[]));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    note(observer.takeRecords());
    observer.disconnect();
    const news = shifts.slice(globalThis.shiftsTold);
    globalThis.shiftsTold = shifts.length;
    return {
      sum: news.reduce((sum, { value }) => sum + value, 0),
      moved: news.flatMap(({ value, sources }) =>
        sources.map(
          ({ node }) => `${value}: ${(node as Element | null)?.outerHTML?.slice(0, 120)}`,
        ),
      ),
    };
  });
}
