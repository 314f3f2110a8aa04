import { afterEach, expect, test, vi } from 'vitest';
import { deleteEntry, entrySlugs, readEntry, writeEntry } from './entries.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  for (const name of await caches.keys()) await caches.delete(name);
});

const paths = async () => (await (await caches.open('foyer-sets')).keys()).map(({ url }) => url);

test('APP-08 no entry is written over; what was written last counts, and one is left', async () => {
  const put = vi.spyOn(Cache.prototype, 'put');
  for (const words of ['one', 'two', 'three']) await writeEntry('plaza', { words });
  expect(new Set(put.mock.calls.map(([address]) => address)).size).toBe(3);
  expect(await readEntry('plaza')).toEqual({ words: 'three' });
  expect(await paths()).toHaveLength(1);
});

test('APP-08 a worker killed between writing and deleting leaves the newer one', async () => {
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

test('APP-08 where there is no room what was written before stays', async () => {
  await writeEntry('plaza', { words: 'before' });
  vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  await expect(writeEntry('plaza', { words: 'after' })).rejects.toThrow();
  expect(await readEntry('plaza')).toEqual({ words: 'before' });
});

test('APP-10 each hotel has its own; one that is deleted is gone with all its changes', async () => {
  await writeEntry('plaza', 1);
  await writeEntry('plaza-two', 2);
  await (await caches.open('foyer-sets')).put('/-/kept/plaza?7', new Response('not json'));
  expect(await readEntry('plaza')).toBeUndefined();
  expect(await entrySlugs()).toEqual(new Set(['plaza', 'plaza-two']));
  await deleteEntry('plaza');
  expect(await entrySlugs()).toEqual(new Set(['plaza-two']));
  expect(await readEntry('plaza-two')).toBe(2);
});
