import { expect, type Page } from '@playwright/test';

/** Returns the ids of a hotel's stored compositions: the current and the next one. */
export function storedCompositionsOf(
  page: Page,
  slug: string,
): Promise<{ current?: string; next?: string }> {
  return page.evaluate(async (hotel) => {
    const response = await (await caches.open('foyer-bundles')).match(`/-/stored-hotels/${hotel}`, {
      ignoreSearch: true,
    });
    const { current, next } = (await response?.json()) ?? {};
    return { current: current?.composition.id, next: next?.composition.id };
  }, slug);
}

/** Waits until a hotel's bundle is stored and the worker controls the page. */
export async function waitUntilStored(page: Page, slug: string): Promise<void> {
  await expect
    .poll(async () => (await storedCompositionsOf(page, slug)).current)
    .toEqual(expect.any(String));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

/** Waits until a newer composition is stored beside the current one. */
export async function waitUntilNewerStored(page: Page, slug: string): Promise<void> {
  await expect
    .poll(async () => (await storedCompositionsOf(page, slug)).next)
    .toEqual(expect.any(String));
}

/** Returns the bytes of stored files and bundles in this browser. */
export function storedBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let bytes = 0;
    for (const name of ['foyer-files', 'foyer-bundles']) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        bytes += (await (await cache.match(request))?.blob())?.size ?? 0;
    }
    return bytes;
  });
}
