import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null }[];
};

declare global {
  /** When the guest first pressed something, in ms since the page was opened. */
  var firstPress: number | undefined;
  /** While fonts came, until what they move has moved, in the same. */
  var fontSpans: { from: number; to: number }[] | undefined;
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
    const now = () => Number(document.timeline.currentTime);
    const spans: typeof fontSpans = [];
    globalThis.fontSpans = spans;
    document.fonts.addEventListener('loading', () => {
      spans.push({ from: now(), to: Number.POSITIVE_INFINITY });
    });
    document.fonts.addEventListener('loadingdone', async () => {
      const span = spans.at(-1);
      // What they move moves with the next painting.
      await new Promise((next) => beforePaint(() => beforePaint(next)));
      if (span) span.to = now();
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
    const spans = globalThis.fontSpans ?? [];
    const byFonts = (time: number) => spans.some(({ from, to }) => from <= time && time <= to);
    const unasked = shifts.filter(({ startTime }) => startTime < pressed && !byFonts(startTime));
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
