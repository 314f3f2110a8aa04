import { afterEach, expect, test, vi } from 'vitest';
import { deleteEntry, entrySlugs, readEntry, writeEntry } from './entries.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  for (const name of await caches.keys()) await caches.delete(name);
});

const paths = async () => (await (await caches.open('foyer-bundles')).keys()).map(({ url }) => url);

test('APP-08 never overwrites an entry, reads the latest one, and deletes the older ones', async () => {
  const put = vi.spyOn(Cache.prototype, 'put');
  for (const value of ['one', 'two', 'three']) await writeEntry('plaza', { value });
  expect(new Set(put.mock.calls.map(([address]) => address)).size).toBe(3);
  expect(await readEntry('plaza')).toEqual({ value: 'three' });
  expect(await paths()).toHaveLength(1);
});

test('APP-08 keeps the newer entry if the worker is killed between writing and deleting', async () => {
  for (let number = 1; number <= 9; number += 1) await writeEntry('plaza', { number });
  vi.spyOn(Cache.prototype, 'delete').mockRejectedValue(new Error('killed'));
  await expect(writeEntry('plaza', { number: 10 })).rejects.toThrow('killed');
  vi.restoreAllMocks();
  expect(await paths()).toHaveLength(2);
  expect(await readEntry('plaza')).toEqual({ number: 10 });
  await writeEntry('plaza', { number: 11 });
  expect(await readEntry('plaza')).toEqual({ number: 11 });
  expect(await paths()).toHaveLength(1);
});

test('APP-08 keeps the previous entry if the quota is exceeded', async () => {
  await writeEntry('plaza', { value: 'before' });
  vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  await expect(writeEntry('plaza', { value: 'after' })).rejects.toThrow();
  expect(await readEntry('plaza')).toEqual({ value: 'before' });
});

test('APP-10 stores entries per hotel, and deletes all entries of one hotel', async () => {
  await writeEntry('plaza', 1);
  await writeEntry('plaza-two', 2);
  await (await caches.open('foyer-bundles')).put(
    '/-/stored-hotels/plaza?7',
    new Response('not json'),
  );
  expect(await readEntry('plaza')).toBeUndefined();
  expect(await entrySlugs()).toEqual(new Set(['plaza', 'plaza-two']));
  await deleteEntry('plaza');
  expect(await entrySlugs()).toEqual(new Set(['plaza-two']));
  expect(await readEntry('plaza-two')).toBe(2);
});
