import type { Page } from 'playwright';
import { type Visit, withFreshPage } from './browser.ts';
import { untilPainted } from './load.ts';

const STORED_LIMIT_MS = 60_000;

/**
 * When the screen at `path` is painted on a visit after the first, in ms: once its hotel is stored the
 * network is taken away, so that there is no request it could wait for.
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

/** Waits until the service worker has stored the hotel and has nothing more to do. */
export async function untilStored(page: Page): Promise<void> {
  const limit = Date.now() + STORED_LIMIT_MS;
  while (!(await page.evaluate(isStored))) {
    if (Date.now() > limit) throw new Error(`${page.url()} is not stored.`);
    await page.waitForTimeout(200);
  }
}

/** Whether a service worker has stored what this page's hotel needs. Runs in the page. */
async function isStored(): Promise<boolean> {
  const kept = await (await caches.open('foyer-sets')).keys();
  return kept.length > 0 && navigator.serviceWorker.controller !== null;
}
