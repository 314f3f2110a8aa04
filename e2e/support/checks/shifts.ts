import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null }[];
};

declare global {
  /** Number of the page's layout shifts that a test has read. */
  var reportedShifts: number | undefined;
}

/** Blocks fonts, whose arrival shifts text at random times (screens.spec.ts checks those shifts). */
export async function blockFonts(page: Page): Promise<void> {
  await page.context().route(/\.woff2$/, (route) => route.abort());
}

/** Returns layout shifts since the page was opened or the last call. */
export async function layoutShiftOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntry[]) => shifts.push(...(entries as Shift[]));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    note(observer.takeRecords());
    observer.disconnect();
    const newShifts = shifts.slice(globalThis.reportedShifts);
    globalThis.reportedShifts = shifts.length;
    return {
      sum: newShifts.reduce((sum, { value }) => sum + value, 0),
      moved: newShifts.flatMap(({ value, sources }) =>
        sources.map(
          ({ node }) => `${value}: ${(node as Element | null)?.outerHTML?.slice(0, 120)}`,
        ),
      ),
    };
  });
}
