import { afterEach, expect, test, vi } from 'vitest';
import { called } from './calls.ts';
import { look } from './look.ts';
import { answer } from './navigation.ts';
import { keptHotel } from './sets.ts';
import { storedAt } from './stored-files.ts';
import { network, SHELL, setOf, spa, store } from './testing/hotel-set.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const name of await caches.keys()) await caches.delete(name);
});

/** Navigates with so many windows of the hotel open, and waits for what is done after it. */
async function navigate(path: string, { windows = 0, reload = false } = {}) {
  const request = new Request(path);
  Object.defineProperty(request, 'isReloadNavigation', { value: reload });
  const { response, after } = await answer({ request, windows });
  await after?.();
  const text = await response.text();
  return { text, runs: /"id":"plaza ([\d.]+)"/.exec(text)?.[1] };
}

const kept = async () => {
  const hotel = await keptHotel('plaza');
  const version = (set?: { composition: { id: string } }) => set?.composition.id.split(' ')[1];
  return hotel && [version(hotel.current), version(hotel.next), hotel.older.map(version)];
};
const textAt = async (path: string) => (await storedAt(path))?.text();

/** A newer set is stored beside the one that the first tab runs. */
async function newerStored(): Promise<void> {
  await store('plaza', '1.0.0', 'the spa');
  await store('plaza', '1.1.0', 'the new spa');
  expect(await kept()).toEqual(['1.0.0', '1.1.0', []]);
}

test('APP-03 a second tab runs what the first one does, and leaves both sets stored', async () => {
  await newerStored();
  expect((await navigate('/plaza/login', { windows: 1 })).runs).toBe('1.0.0');
  expect(await kept()).toEqual(['1.0.0', '1.1.0', []]);
  expect(await textAt(spa('1.0.0'))).toBe('the spa');
});

test.each([
  ['opened', { windows: 1 }],
  ['reloaded beside it', { windows: 2, reload: true }],
])(
  'APP-03 a tab %s once the guest took the newer set keeps what the first one runs',
  async (_, how) => {
    await newerStored();
    await called({ kind: 'take', slug: 'plaza' });
    expect((await navigate('/plaza/login', how)).runs).toBe('1.1.0');
    expect(await kept()).toEqual(['1.1.0', undefined, ['1.0.0']]);
    expect(await textAt(spa('1.0.0'))).toBe('the spa');
  },
);

test('APP-03 of three releases beside open tabs the two before the newest stay stored', async () => {
  await store('plaza', '1.0.0', 'the spa');
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    await store('plaza', version, `the spa ${version}`);
    await called({ kind: 'take', slug: 'plaza' });
  }
  expect(await kept()).toEqual(['1.3.0', undefined, ['1.2.0', '1.1.0']]);
});

test.each([
  ['a visit without another tab', { windows: 0 }],
  ['a reload of the only tab', { windows: 1, reload: true }],
])('APP-04 %s has the newer set, and clears what no tab runs any more', async (_, how) => {
  await newerStored();
  expect((await navigate('/plaza/login', how)).runs).toBe('1.1.0');
  expect(await kept()).toEqual(['1.1.0', undefined, []]);
  const left = async (version: string) => {
    const cache = await caches.open('foyer-files');
    const keys = await cache.keys();
    const set = await setOf('plaza', version, version === '1.0.0' ? 'the spa' : 'the new spa');
    const hash = set.releases[1]?.files['main.js']?.integrity ?? '';
    return keys.some(({ url }) => url.endsWith(encodeURIComponent(hash)));
  };
  expect([await left('1.0.0'), await left('1.1.0')]).toEqual([false, true]);
  expect(await textAt(SHELL)).toBe('the shell');
});

test('APP-05 a tab opened beside others leaves what was withdrawn, which they may still run', async () => {
  await newerStored();
  const withdrawn = ['mfe-spa 1.0.0'];
  network({ ...(await setOf('plaza', '1.1.0', 'the new spa')), withdrawn }, {});
  await look('plaza');
  expect((await navigate('/plaza/login', { windows: 1 })).runs).toBe('1.1.0');
  expect(await kept()).toEqual(['1.1.0', undefined, ['1.0.0']]);
});

const STORED = 'plaza 1.0.0';
test.each([
  ['answers', 'network', async () => new Response('network')],
  ['answers 503', STORED, async () => new Response('', { status: 503 })],
  ['fails', STORED, () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'APP-08 what could not be stored and was asked for: the network %s, the page is of %s',
  async (_, of, fetched) => {
    await store('plaza', '1.0.0', 'the spa');
    network(await setOf('plaza', '2.0.0', 'too much'), {});
    await look('plaza');
    await called({ kind: 'take', slug: 'plaza' });
    vi.stubGlobal('fetch', fetched);
    expect((await navigate('/plaza/login', { windows: 1 })).text).toContain(of);
  },
);

test('APP-02 without a network an address without a slug means the hotel that was opened last', async () => {
  for (const [at, slug] of [
    [2_000, 'one'],
    [3_000, 'two'],
    [1_000, 'three'],
  ] as const) {
    vi.spyOn(Date, 'now').mockReturnValue(at);
    await store(slug, '1.0.0', 'the spa');
  }
  vi.restoreAllMocks();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const goesTo = async (path: string) => {
    const { response } = await answer({ request: new Request(path), windows: 0 });
    return response.headers.get('Location')?.replace(location.origin, '');
  };
  expect(await goesTo('/')).toBe('/two');
  expect(await goesTo('/login')).toBe('/two/login');
  expect(await goesTo('/dashboard/hotel')).toBe('/two/dashboard/hotel');
  expect(await goesTo('/four/login')).toBeUndefined();
});
