import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null }[];
};

declare global {
  /** When the guest first pressed something, in ms since the page was opened. */
  var firstPress: number | undefined;
}

/** Lets every page opened from now on note its guest's first press. */
export async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = ({ timeStamp }: Event) => {
      globalThis.firstPress ??= timeStamp;
    };
    addEventListener('click', note, true);
  });
}

/** A font comes before or after what it moves, as it likes; of that screens.spec.ts tells. From now on none comes. */
export async function withoutFonts(page: Page): Promise<void> {
  await page.context().route(/\.woff2$/, (route) => route.abort());
}

/**
 * Layout shifts since the page was opened until the guest pressed something. The browser's own
 * mark for what a press caused would not do: it ends after half a second of real time.
 */
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
    const pressed = globalThis.firstPress ?? Number.POSITIVE_INFINITY;
    const unasked = shifts.filter(({ startTime }) => startTime < pressed);
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
