import { LOADING_NOTICE_ELEMENT } from '@foyer/shared/contracts/page.ts';
import type { Locator, Page } from 'playwright';
import { type Visit, withFreshPage } from './browser.ts';
import { untilPainted } from './load.ts';
import { untilStored } from './second-visit.ts';

const PRELOAD_LIMIT_MS = 15_000;
const PAINT_LIMIT_MS = 10_000;
/** The duration of a tap. Without it the browser handles touch start and end as one interaction. */
const TAP_MS = 80;

export type Press = {
  from: string;
  /** The selector of the link to press. */
  link: string;
  /** Matches the script that must have loaded before the press. */
  chunk: RegExp;
};

export const TO_SIGNUP: Press = {
  from: '/grand-plaza/login',
  link: 'a[href="/grand-plaza/signup"]',
  chunk: /signup\.\w+\.js$/,
};
export const TO_QUICK_INFO: Press = {
  from: '/grand-plaza/dashboard/hotel',
  link: 'a[href="/grand-plaza/dashboard/hotel/quick-info"]',
  chunk: /quick-info\.\w+\.js$/,
};

async function until(page: Page, limit: number, what: string, holds: () => Promise<unknown>) {
  for (const end = Date.now() + limit; Date.now() < end; await page.waitForTimeout(50))
    if (await holds()) return;
  throw new Error(`${page.url()}: ${what}`);
}

const hasLoaded = (page: Page, file: RegExp) =>
  page.evaluate(
    (pattern) =>
      performance
        .getEntriesByType('resource')
        .some((entry) => new RegExp(pattern).test(entry.name) && entry.duration > 0),
    file.source,
  );

/** Taps the middle of `target`. Playwright's own tap has no duration and runs code in the page. */
async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${page.url()}: the link is not visible`);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(TAP_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Returns the time from a link's press to its preloaded screen's paint, in ms. */
export async function pressToPaint(visit: Visit, { from, link, chunk }: Press): Promise<number> {
  return withFreshPage(visit, async (page) => {
    await page.goto(visit.app.url + from, { waitUntil: 'commit' });
    await untilPainted(page);
    // The template has no event handlers before hydration.
    await until(page, PAINT_LIMIT_MS, 'the app did not hydrate', () =>
      page.evaluate((id) => !document.getElementById(id), LOADING_NOTICE_ELEMENT),
    );
    // The service worker shares the throttled processor with the press here, unlike on a phone.
    if (visit.app.name === 'Foyer') await untilStored(page);
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    // A touch starts with these events, and the app prefetches the link on them.
    await target.dispatchEvent('pointerenter');
    await target.hover();
    await until(page, PRELOAD_LIMIT_MS, `${chunk} was not preloaded`, () => hasLoaded(page, chunk));
    await page.waitForLoadState('networkidle');
    await tap(page, target);
    await until(page, PAINT_LIMIT_MS, 'the next screen was not painted', () =>
      page.evaluate(() => observed.press?.took),
    );
    return page.evaluate(() => observed.press?.took ?? 0);
  });
}
