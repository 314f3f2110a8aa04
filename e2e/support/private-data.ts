import type { Page } from '@playwright/test';

/** Lists the names of all that is stored for a page, and counts unsent sign-outs. */
export async function storageOf(page: Page) {
  const cookies = (await page.context().cookies(page.url())).map(({ name }) => name).sort();
  const stored = await page.evaluate(async () => {
    function requested<Result>(request: IDBRequest<Result>): Promise<Result> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    }
    async function describe(name: string): Promise<string> {
      // Opening a database whose deletion is pending would create it again.
      if (name !== 'foyer-sign-outs') return name;
      const database = await requested(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const counts = await Promise.all(
        stores.map((store) => requested(database.transaction(store).objectStore(store).count())),
      );
      database.close();
      return `${name}: ${counts.join()}`;
    }
    const files: string[] = [];
    const folder = (await navigator.storage.getDirectory()) as unknown as {
      keys(): AsyncIterable<string>;
    };
    for await (const name of folder.keys()) files.push(name);
    const databases = (await indexedDB.databases()).map(({ name = '' }) => name);
    return {
      local: Object.keys(localStorage).sort(),
      session: Object.keys(sessionStorage).sort(),
      databases: await Promise.all(databases.sort().map(describe)),
      caches: (await caches.keys()).sort(),
      files,
      state: history.state?.usr ?? null,
    };
  });
  return { ...stored, cookies };
}
