import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

/** Layout shifts since the page was opened, without those that followed a touch or key. */
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
    const unasked = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    return {
      sum: unasked.reduce((sum, { value }) => sum + value, 0),
      moved: unasked.flatMap(({ value, sources }) =>
        sources.map(
          ({ node }) => `${value}: ${(node as Element | null)?.outerHTML?.slice(0, 120)}`,
        ),
      ),
    };
  });
}
