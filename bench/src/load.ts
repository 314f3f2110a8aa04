import type { Page } from 'playwright';
import { type Visit, withFreshPage } from './browser.ts';

/** The time limit of a screen's paint, and the observation time after it, in ms. */
const PAINT_LIMIT_MS = 30_000;
const SETTLE_MS = 2_500;

export type Load = {
  /** Brotli bytes of scripts and styles requested before the screen was painted and hydrated. */
  codeBytes: number;
  /** Brotli bytes of the document. */
  htmlBytes: number;
  painted: number;
  /** The time when its first field was usable; 0 without one. */
  field: number;
  largestPaint: number;
  /** The name of the element with the largest paint. */
  largestElement: string;
  shift: number;
};

/** Waits for the screen's heading. */
export async function untilPainted(page: Page): Promise<void> {
  const limit = Date.now() + PAINT_LIMIT_MS;
  while (!(await page.evaluate(() => observed.painted))) {
    if (Date.now() > limit) throw new Error(`${page.url()} shows no screen.`);
    await page.waitForTimeout(50);
  }
}

/** Returns when the screen at `path` is painted on a fresh phone, in ms. */
export async function paintedAt(visit: Visit, path: string): Promise<number> {
  return withFreshPage(visit, async (page) => {
    await page.goto(visit.app.url + path, { waitUntil: 'commit' });
    await untilPainted(page);
    return page.evaluate(() => observed.painted);
  });
}

/** Opens `path` on a fresh phone and observes it until it is stable. */
export async function coldLoad(visit: Visit, path: string): Promise<Load> {
  return withFreshPage(visit, async (page) => {
    await page.goto(visit.app.url + path, { waitUntil: 'commit' });
    await untilPainted(page);
    await page.waitForLoadState('load');
    await page.waitForTimeout(SETTLE_MS);
    const { observed, htmlBytes, fetched } = await page.evaluate(() => ({
      observed: globalThis.observed,
      htmlBytes: (performance.getEntriesByType('navigation') as PerformanceResourceTiming[])[0]
        ?.encodedBodySize,
      fetched: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        (entry) => ({
          path: entry.name.split('?', 1)[0] ?? '',
          start: entry.startTime,
          bytes: entry.encodedBodySize,
        }),
      ),
    }));
    const code = fetched.filter(
      ({ path, start }) =>
        /\.(?:js|css)$/.test(path) && start < Math.max(observed.painted, observed.hydrated),
    );
    return {
      codeBytes: code.reduce((sum, { bytes }) => sum + bytes, 0),
      htmlBytes: htmlBytes ?? Number.NaN,
      painted: observed.painted,
      field: observed.field,
      largestPaint: observed.largestPaint,
      largestElement: observed.largestElement,
      shift: observed.shift,
    };
  });
}
