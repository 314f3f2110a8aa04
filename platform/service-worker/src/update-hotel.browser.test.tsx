import type { OfflineBundle } from '@foyer/releases/contracts';
import { integrityOf } from '@foyer/releases/contracts';
import { WORKER_CACHE_PREFIX } from '@foyer/shared/contracts/worker.ts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { handleCall } from './calls.ts';
import { storedFile } from './file-cache.ts';
import { storedFileAt } from './stored-files.ts';
import { runnableResolution, storedHotel } from './stored-hotels.ts';
import { bundleOf, requests, SHELL, spaEntry, store, stubNetwork } from './testing/bundles.ts';
import { updateHotel } from './update-hotel.ts';

const textAt = async (path: string) => (await storedFileAt(path))?.text();
const current = async (slug: string) => (await storedHotel(slug))?.current.composition.id;

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const name of await caches.keys()) await caches.delete(name);
});

test('APP-01 stores all files of a bundle and returns them unchanged', async () => {
  await store('plaza', '1.0.0', 'the spa');
  expect(await current('plaza')).toBe('plaza 1.0.0');
  expect(await textAt(SHELL)).toBe('the shell');
  expect(await textAt(spaEntry('1.0.0'))).toBe('the spa');
  expect((await storedFileAt(SHELL))?.headers.get('Content-Type')).toContain('javascript');
});

test('APP-03 stores a newer bundle next to the current one until it is activated, without fetching known files again', async () => {
  await store('plaza', '1.0.0', 'the spa');
  await store('plaza', '1.1.0', 'the new spa');
  expect(requests).toEqual(['/-/offline-bundle/plaza', spaEntry('1.1.0')]);
  expect(await current('plaza')).toBe('plaza 1.0.0');
  await handleCall({ kind: 'activate', slug: 'plaza' });
  expect(await current('plaza')).toBe('plaza 1.1.0');
  expect(await textAt(spaEntry('1.0.0')), 'still needed by an open tab').toBe('the spa');
  expect(await textAt(spaEntry('1.1.0'))).toBe('the new spa');
});

const many = Object.fromEntries(
  Array.from({ length: 3000 }, (_, file) => [
    `${file}.js`,
    { integrity: `sha384-${file}`, bytes: 1 },
  ]),
);

/** The complete files of the new bundle. */
const completeFiles = { [spaEntry('2.0.0')]: () => 'what should have come' };

test.each<[string, (bundle: OfflineBundle) => unknown, Record<string, () => BodyInit>]>([
  ['a file with other bytes', (bundle) => bundle, { [spaEntry('2.0.0')]: () => 'a portal' }],
  ['a file that never came', (bundle) => bundle, {}],
  [
    'another hotel',
    (bundle) => ({ ...bundle, composition: { ...bundle.composition, slug: 'x' } }),
    completeFiles,
  ],
  ['nonsense', () => ({ composition: 7 }), {}],
  ['nothing', () => null, {}],
  [
    '3,000 files',
    (bundle) => ({ ...bundle, releases: bundle.releases.map((one) => ({ ...one, files: many })) }),
    {},
  ],
  ['four megabytes', (bundle) => ({ ...bundle, withdrawn: ['x'.repeat(4_000_000)] }), {}],
])(
  'APP-09 leaves the stored bundle unchanged when the gateway sends %s',
  async (_, change, files) => {
    await store('plaza', '1.0.0', 'the spa');
    const before = await storedHotel('plaza');
    stubNetwork(change(await bundleOf('plaza', '2.0.0', 'what should have come')), files);
    await updateHotel('plaza');
    const { latestId: _latestId, usedAt: _usedAt, ...after } = (await storedHotel('plaza')) ?? {};
    const { latestId, usedAt, ...was } = before ?? {};
    expect(after).toEqual(was);
    expect(await textAt(SHELL)).toBe('the shell');
  },
);

test('APP-09 rejects a file larger than its release declares', async () => {
  const bundle = await bundleOf('plaza', '1.0.0', 'the spa');
  const endless = () =>
    new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(100_000)) });
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith('/-/offline-bundle/') ? Response.json(bundle) : new Response(endless()),
  );
  expect(await updateHotel('plaza')).toBeUndefined();
  expect(await storedHotel('plaza')).toBeUndefined();
});

test('APP-58 marks a hotel as outdated when the guest asks for a bundle that could not be stored', async () => {
  await store('plaza', '1.0.0', 'the spa');
  stubNetwork(await bundleOf('plaza', '2.0.0', 'too much'), {});
  expect(await updateHotel('plaza')).toBe('plaza 2.0.0');
  await handleCall({ kind: 'activate', slug: 'plaza' });
  expect(await storedHotel('plaza')).toMatchObject({ outdated: true });
  await store('plaza', '2.0.0', 'the spa again');
  await handleCall({ kind: 'activate', slug: 'plaza' });
  expect(await storedHotel('plaza')).toMatchObject({ outdated: false });
});

test('updates the stored hotel record, unless the provider was unreachable', async () => {
  await store('plaza', '1.0.0', 'the spa');
  const bundle = await bundleOf('plaza', '1.0.0', 'the spa');
  const ok = {
    slug: 'plaza',
    state: 'ok',
    hotel: { id: 7, slug: 'plaza', name: 'Plaza' },
  } as const;
  stubNetwork({ ...bundle, hotel: { ...ok, fetched_at: 5 } }, {});
  await updateHotel('plaza');
  expect((await storedHotel('plaza'))?.current.hotel).toMatchObject({ state: 'ok', fetched_at: 5 });
  stubNetwork({ ...bundle, hotel: { ...bundle.hotel, fetched_at: 6 } }, {});
  await updateHotel('plaza');
  expect((await storedHotel('plaza'))?.current.hotel).toMatchObject({ state: 'ok', fetched_at: 5 });
});

test('APP-08 deletes cached pictures to make room for pages', async () => {
  await (await caches.open(`${WORKER_CACHE_PREFIX}pictures`)).put(
    '/a.jpg',
    new Response('a picture'),
  );
  const put = vi.spyOn(Cache.prototype, 'put');
  onTestFinished(() => put.mockRestore());
  put.mockRejectedValueOnce(new DOMException('No room', 'QuotaExceededError'));
  await store('plaza', '1.0.0', 'the spa');
  expect(await caches.has(`${WORKER_CACHE_PREFIX}pictures`)).toBe(false);
  expect(await current('plaza')).toBe('plaza 1.0.0');
  expect(await textAt(spaEntry('1.0.0'))).toBe('the spa');
});

test('APP-08 holds a change in memory when the quota is exceeded', async () => {
  await store('full', '1.0.0', 'the spa');
  await store('full', '1.1.0', 'the new spa');
  const put = vi.spyOn(Cache.prototype, 'put');
  onTestFinished(() => put.mockRestore());
  put.mockRejectedValue(new DOMException('No room', 'QuotaExceededError'));
  await handleCall({ kind: 'activate', slug: 'full' });
  expect(await current('full')).toBe('full 1.1.0');
});

test('APP-10 evicts the least recently used of four hotels, with the files only it used', async () => {
  const clock = vi.spyOn(Date, 'now');
  onTestFinished(() => clock.mockRestore());
  for (const [at, slug] of ['one', 'two', 'three', 'one', 'four'].entries()) {
    clock.mockReturnValue(at);
    await store(slug, `1.0.0-${slug}`, `the spa of ${slug}`);
  }
  expect(await storedHotel('two')).toBeUndefined();
  expect(await storedFile(await integrityOf('the spa of two'))).toBeUndefined();
  expect(await current('one'), 'it was opened again').toBe('one 1.0.0-one');
  expect(await current('three')).toBe('three 1.0.0-three');
  expect(await textAt(SHELL), 'all hotels use it').toBe('the shell');
});

test('APP-56 runs a bundle without its withdrawn remotes, and not at all if the shell is withdrawn', async () => {
  const bundle = await bundleOf('plaza', '1.0.0', 'the spa');
  expect(runnableResolution(bundle, ['mfe-other 1.0.0'])?.composition).toEqual(bundle.composition);
  expect(runnableResolution(bundle, ['mfe-spa 1.0.0'])?.composition.remotes).toEqual([]);
  expect(runnableResolution(bundle, ['shell 1.0.0'])).toBeUndefined();
});
