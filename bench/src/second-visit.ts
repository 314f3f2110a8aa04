import type { Page } from 'playwright';
import { type Visit, withFreshPage } from './browser.ts';
import { untilPainted } from './load.ts';

const STORED_LIMIT_MS = 60_000;

/**
 * Returns when the screen at `path` is painted on a second visit, in ms. The visit is offline, once
 * the hotel is stored, so the screen cannot wait for a request.
 */
export async function secondVisit(visit: Visit, path: string): Promise<number> {
  return withFreshPage(visit, async (page) => {
    const address = visit.app.url + path;
    await page.goto(address, { waitUntil: 'commit' });
    await untilPainted(page);
    await untilStored(page);
    await page.goto('about:blank');
    await page.context().setOffline(true);
    await page.goto(address, { waitUntil: 'commit' });
    await untilPainted(page);
    return page.evaluate(() => observed.painted);
  });
}

/** Waits until the service worker has stored the hotel and is idle. */
export async function untilStored(page: Page): Promise<void> {
  const limit = Date.now() + STORED_LIMIT_MS;
  while (!(await page.evaluate(isStored))) {
    if (Date.now() > limit) throw new Error(`${page.url()} is not stored.`);
    await page.waitForTimeout(200);
  }
}

/** Checks if a service worker has stored the offline bundle of this hotel. Runs in the page. */
async function isStored(): Promise<boolean> {
  const stored = await (await caches.open('foyer-bundles')).keys();
  return stored.length > 0 && navigator.serviceWorker.controller !== null;
}
