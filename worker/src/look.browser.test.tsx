import type { HotelSet } from '@foyer/shared/contracts/hotel-set';
import { WORKER_CACHES } from '@foyer/shared/contracts/worker';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { called } from './calls.ts';
import { storedFile } from './files.ts';
import { look } from './look.ts';
import { keptHotel, runnable } from './sets.ts';
import { storedAt } from './stored-files.ts';
import { asked, hashOf, network, SHELL, setOf, spa, store } from './testing/hotel-set.ts';

const textAt = async (path: string) => (await storedAt(path))?.text();
const current = async (slug: string) => (await keptHotel(slug))?.current.composition.id;

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const name of await caches.keys()) await caches.delete(name);
});

test('APP-01 a set is stored whole, and read as it came', async () => {
  await store('plaza', '1.0.0', 'the spa');
  expect(await current('plaza')).toBe('plaza 1.0.0');
  expect(await textAt(SHELL)).toBe('the shell');
  expect(await textAt(spa('1.0.0'))).toBe('the spa');
  expect((await storedAt(SHELL))?.headers.get('Content-Type')).toContain('javascript');
});

test('APP-03 another composition lies beside the first until somebody takes it; what is the same is not fetched', async () => {
  await store('plaza', '1.0.0', 'the spa');
  await store('plaza', '1.1.0', 'the new spa');
  expect(asked).toEqual(['/-/set/plaza', spa('1.1.0')]);
  expect(await current('plaza')).toBe('plaza 1.0.0');
  await called({ kind: 'take', slug: 'plaza' });
  expect(await current('plaza')).toBe('plaza 1.1.0');
  expect(await textAt(spa('1.0.0')), 'of a tab that goes on').toBe('the spa');
  expect(await textAt(spa('1.1.0'))).toBe('the new spa');
});

const many = Object.fromEntries(
  Array.from({ length: 3000 }, (_, file) => [
    `${file}.js`,
    { integrity: `sha384-${file}`, bytes: 1 },
  ]),
);

/** All of the set that should have come. */
const come = { [spa('2.0.0')]: () => 'what should have come' };

test.each<[string, (set: HotelSet) => unknown, Record<string, () => BodyInit>]>([
  ['a file with other bytes', (set) => set, { [spa('2.0.0')]: () => 'a portal' }],
  ['a file that never came', (set) => set, {}],
  ['another hotel', (set) => ({ ...set, composition: { ...set.composition, slug: 'x' } }), come],
  ['nonsense', () => ({ composition: 7 }), {}],
  ['nothing', () => null, {}],
  [
    '3,000 files',
    (set) => ({ ...set, releases: set.releases.map((one) => ({ ...one, files: many })) }),
    {},
  ],
  ['four megabytes', (set) => ({ ...set, withdrawn: ['x'.repeat(4_000_000)] }), {}],
])('APP-09 %s changes nothing that is stored', async (_, change, files) => {
  await store('plaza', '1.0.0', 'the spa');
  const before = await keptHotel('plaza');
  network(change(await setOf('plaza', '2.0.0', 'what should have come')), files);
  await look('plaza');
  const { named: _named, usedAt: _usedAt, ...after } = (await keptHotel('plaza')) ?? {};
  const { named, usedAt, ...was } = before ?? {};
  expect(after).toEqual(was);
  expect(await textAt(SHELL)).toBe('the shell');
});

test('APP-09 a file that has more bytes than its release says is not taken', async () => {
  const set = await setOf('plaza', '1.0.0', 'the spa');
  const endless = () =>
    new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(100_000)) });
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith('/-/set/') ? Response.json(set) : new Response(endless()),
  );
  expect(await look('plaza')).toBeUndefined();
  expect(await keptHotel('plaza')).toBeUndefined();
});

test('APP-08 what could not be stored is left to the network once the guest asks for it', async () => {
  await store('plaza', '1.0.0', 'the spa');
  network(await setOf('plaza', '2.0.0', 'too much'), {});
  expect(await look('plaza')).toBe('plaza 2.0.0');
  await called({ kind: 'take', slug: 'plaza' });
  expect(await keptHotel('plaza')).toMatchObject({ outdated: true });
  await store('plaza', '2.0.0', 'the spa again');
  await called({ kind: 'take', slug: 'plaza' });
  expect(await keptHotel('plaza')).toMatchObject({ outdated: false });
});

test('what a hotel says of itself is new in what is kept, unless nobody could be asked about it', async () => {
  await store('plaza', '1.0.0', 'the spa');
  const set = await setOf('plaza', '1.0.0', 'the spa');
  const ok = {
    slug: 'plaza',
    state: 'ok',
    hotel: { id: 7, slug: 'plaza', name: 'Plaza' },
  } as const;
  network({ ...set, hotel: { ...ok, fetched_at: 5 } }, {});
  await look('plaza');
  expect((await keptHotel('plaza'))?.current.hotel).toMatchObject({ state: 'ok', fetched_at: 5 });
  network({ ...set, hotel: { ...set.hotel, fetched_at: 6 } }, {});
  await look('plaza');
  expect((await keptHotel('plaza'))?.current.hotel).toMatchObject({ state: 'ok', fetched_at: 5 });
});

test('APP-08 pictures make room for pages where there is no more', async () => {
  await (await caches.open(`${WORKER_CACHES}pictures`)).put('/a.jpg', new Response('a picture'));
  const put = vi.spyOn(Cache.prototype, 'put');
  onTestFinished(() => put.mockRestore());
  put.mockRejectedValueOnce(new DOMException('No room', 'QuotaExceededError'));
  await store('plaza', '1.0.0', 'the spa');
  expect(await caches.has(`${WORKER_CACHES}pictures`)).toBe(false);
  expect(await current('plaza')).toBe('plaza 1.0.0');
  expect(await textAt(spa('1.0.0'))).toBe('the spa');
});

test('APP-08 what there is no room to write down holds as long as this worker lives', async () => {
  await store('full', '1.0.0', 'the spa');
  await store('full', '1.1.0', 'the new spa');
  const put = vi.spyOn(Cache.prototype, 'put');
  onTestFinished(() => put.mockRestore());
  put.mockRejectedValue(new DOMException('No room', 'QuotaExceededError'));
  await called({ kind: 'take', slug: 'full' });
  expect(await current('full')).toBe('full 1.1.0');
});

test('APP-10 of four hotels the one that was not opened for longest goes, with what it had alone', async () => {
  const clock = vi.spyOn(Date, 'now');
  onTestFinished(() => clock.mockRestore());
  for (const [at, slug] of ['one', 'two', 'three', 'one', 'four'].entries()) {
    clock.mockReturnValue(at);
    await store(slug, `1.0.0-${slug}`, `the spa of ${slug}`);
  }
  expect(await keptHotel('two')).toBeUndefined();
  expect(await storedFile(await hashOf('the spa of two'))).toBeUndefined();
  expect(await current('one'), 'which was opened again').toBe('one 1.0.0-one');
  expect(await current('three')).toBe('three 1.0.0-three');
  expect(await textAt(SHELL), 'which all of them have').toBe('the shell');
});

test('APP-05 of a set with something withdrawn the rest may run; without a shell nothing does', async () => {
  const set = await setOf('plaza', '1.0.0', 'the spa');
  expect(runnable(set, ['mfe-other 1.0.0'])?.composition).toEqual(set.composition);
  expect(runnable(set, ['mfe-spa 1.0.0'])?.composition.remotes).toEqual([]);
  expect(runnable(set, ['shell 1.0.0'])).toBeUndefined();
});
