import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null }[];
};

declare global {
  /** When the guest first pressed something, in ms since the page was opened. */
  var firstPress: number | undefined;
  /** When the letters that stood there first had their fonts, in the same. */
  var fontsCame: number | undefined;
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

/** Lets every page opened from now on leave out of its shifts what its fonts caused; before a test stops the clock. */
export async function passFontsBy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const beforePaint = requestAnimationFrame;
    addEventListener('DOMContentLoaded', async () => {
      await document.fonts.ready;
      // What they move moves with the next painting.
      await new Promise((next) => beforePaint(() => beforePaint(next)));
      globalThis.fontsCame = Number(document.timeline.currentTime);
    });
  });
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
    const came = globalThis.fontsCame ?? 0;
    const unasked = shifts.filter(({ startTime }) => startTime >= came && startTime < pressed);
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
