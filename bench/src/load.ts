import type { Page } from 'playwright';
import { type Visit, withFreshPage } from './browser.ts';
import { chainLength, type Span } from './chain-length.ts';

/** How long a page may take to show its screen, and how long it is watched afterwards; in ms. */
const PAINT_LIMIT_MS = 30_000;
const SETTLE_MS = 2_500;

export type Load = {
  /** Brotli bytes of scripts and styles that were asked for before the screen was painted. */
  codeBytes: number;
  /** Requests one after the other, the HTML not counted, until the screen was painted. */
  roundTrips: number;
  painted: number;
  largestPaint: number;
  shift: number;
};

type Fetched = Span & { name: string; bytes: number };

/** Waits for the screen's heading. */
export async function untilPainted(page: Page): Promise<void> {
  const limit = Date.now() + PAINT_LIMIT_MS;
  while (!(await page.evaluate(() => observed.painted))) {
    if (Date.now() > limit) throw new Error(`${page.url()} shows no screen.`);
    await page.waitForTimeout(50);
  }
}

const isCode = ({ name }: Fetched) => /\.(?:js|css)$/.test(name);
const isPicture = ({ name }: Fetched) => /\.(?:woff2|mp4|webmanifest)$|\/media\//.test(name);

/** Opens `path` on a phone that has never been here before. */
export async function coldLoad(visit: Visit, path: string): Promise<Load> {
  return withFreshPage(visit, async (page) => {
    await page.goto(visit.app.url + path, { waitUntil: 'commit' });
    await untilPainted(page);
    await page.waitForLoadState('load');
    await page.waitForTimeout(SETTLE_MS);
    const { observed, fetched } = await page.evaluate(() => ({
      observed: globalThis.observed,
      fetched: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        (entry) => ({
          name: entry.name.split('?', 1)[0] ?? '',
          start: entry.startTime,
          end: entry.responseEnd,
          bytes: entry.encodedBodySize,
        }),
      ),
    }));
    const needed = fetched.filter((request) => request.start < observed.painted);
    return {
      codeBytes: needed.filter(isCode).reduce((sum, { bytes }) => sum + bytes, 0),
      roundTrips: chainLength(
        needed.filter((request) => request.end <= observed.painted && !isPicture(request)),
      ),
      painted: observed.painted,
      largestPaint: observed.largestPaint,
      shift: observed.shift,
    };
  });
}
