import { LATE_ELEMENT } from '@foyer/shared/contracts/page';
import type { Locator, Page } from 'playwright';
import { type Visit, withFreshPage } from './browser.ts';
import { untilPainted } from './load.ts';
import { untilStored } from './second-visit.ts';

const PRELOAD_LIMIT_MS = 15_000;
const PAINT_LIMIT_MS = 10_000;
/** How long a finger lies on the glass; lifted as it comes, its coming would count with its going. */
const TAP_MS = 80;

export type Press = {
  from: string;
  /** The link that is pressed. */
  link: string;
  /** In the name of the script that must have come before the press. */
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

/** A finger on the middle of `target`; Playwright's own tap takes no time, and looks into the page during it. */
async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${page.url()}: the link is not to be seen`);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(TAP_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Time from the press of a link until the preloaded screen behind it is painted, in ms. */
export async function pressToPaint(visit: Visit, { from, link, chunk }: Press): Promise<number> {
  return withFreshPage(visit, async (page) => {
    await page.goto(visit.app.url + from, { waitUntil: 'commit' });
    await untilPainted(page);
    // A frame hears nothing yet.
    await until(page, PAINT_LIMIT_MS, 'the app did not take over', () =>
      page.evaluate((id) => !document.getElementById(id), LATE_ELEMENT),
    );
    // On a phone it works on a processor of its own, here on one that the press needs.
    if (visit.app.name === 'Foyer') await untilStored(page);
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    // What a finger does first: the app takes it as the intent to open the link.
    await target.dispatchEvent('pointerenter');
    await target.hover();
    await until(page, PRELOAD_LIMIT_MS, `${chunk} was not preloaded`, () => hasLoaded(page, chunk));
    await page.waitForLoadState('networkidle');
    await tap(page, target);
    await until(page, PAINT_LIMIT_MS, 'the next screen did not come', () =>
      page.evaluate(() => observed.press?.took),
    );
    return page.evaluate(() => observed.press?.took ?? 0);
  });
}
