import { expect, type Page } from '@playwright/test';

/** The compositions that the page's browser has stored whole of a hotel: the one it runs, and a newer one. */
export function storedOf(page: Page, slug: string): Promise<{ current?: string; next?: string }> {
  return page.evaluate(async (hotel) => {
    const answer = await (await caches.open('foyer-sets')).match(`/-/kept/${hotel}`, {
      ignoreSearch: true,
    });
    const { current, next } = (await answer?.json()) ?? {};
    return { current: current?.composition.id, next: next?.composition.id };
  }, slug);
}

/** Waits until a hotel's pages are stored, so that they need no network any more. */
export async function untilStored(page: Page, slug: string): Promise<void> {
  await expect.poll(async () => (await storedOf(page, slug)).current).toEqual(expect.any(String));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

/** Waits until a newer composition lies beside the one that pages run. */
export async function untilNewerStored(page: Page, slug: string): Promise<void> {
  await expect.poll(async () => (await storedOf(page, slug)).next).toEqual(expect.any(String));
}

/** Bytes that files of hotels take in this browser, and what is said of them. */
export function storedBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let bytes = 0;
    for (const name of ['foyer-files', 'foyer-sets']) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        bytes += (await (await cache.match(request))?.blob())?.size ?? 0;
    }
    return bytes;
  });
}
