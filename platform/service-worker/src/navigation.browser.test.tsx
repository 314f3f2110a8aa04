import { afterEach, expect, test, vi } from 'vitest';
import { handleCall } from './calls.ts';
import { answerNavigation } from './navigation.ts';
import { storedFileAt } from './stored-files.ts';
import { storedHotel } from './stored-hotels.ts';
import { bundleOf, SHELL, spaEntry, store, stubNetwork } from './testing/bundles.ts';
import { updateHotel } from './update-hotel.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  for (const name of await caches.keys()) await caches.delete(name);
});

/** Navigates with this number of open windows, and waits for the work after the response. */
async function navigate(path: string, { windows = 0, reload = false } = {}) {
  const request = new Request(path);
  Object.defineProperty(request, 'isReloadNavigation', { value: reload });
  const { response, after } = await answerNavigation({ request, windows });
  await after?.();
  const text = await response.text();
  return { text, runs: /"id":"plaza ([\d.]+)"/.exec(text)?.[1] };
}

const versions = async () => {
  const hotel = await storedHotel('plaza');
  const version = (bundle?: { composition: { id: string } }) =>
    bundle?.composition.id.split(' ')[1];
  return hotel && [version(hotel.current), version(hotel.next), hotel.older.map(version)];
};
const textAt = async (path: string) => (await storedFileAt(path))?.text();

/** Stores a newer bundle next to the one that the first tab runs. */
async function newerStored(): Promise<void> {
  await store('plaza', '1.0.0', 'the spa');
  await store('plaza', '1.1.0', 'the new spa');
  expect(await versions()).toEqual(['1.0.0', '1.1.0', []]);
}

test('APP-55 a second tab runs the same bundle as the first, and both bundles stay stored', async () => {
  await newerStored();
  expect((await navigate('/plaza/login', { windows: 1 })).runs).toBe('1.0.0');
  expect(await versions()).toEqual(['1.0.0', '1.1.0', []]);
  expect(await textAt(spaEntry('1.0.0'))).toBe('the spa');
});

test.each([
  ['opened', { windows: 1 }],
  ['reloaded next to it', { windows: 2, reload: true }],
])(
  'APP-55 a tab %s after activation runs the newer bundle, and the older one stays stored',
  async (_, how) => {
    await newerStored();
    await handleCall({ kind: 'activate', slug: 'plaza' });
    expect((await navigate('/plaza/login', how)).runs).toBe('1.1.0');
    expect(await versions()).toEqual(['1.1.0', undefined, ['1.0.0']]);
    expect(await textAt(spaEntry('1.0.0'))).toBe('the spa');
  },
);

test('APP-55 keeps the two bundles before the newest while tabs are open', async () => {
  await store('plaza', '1.0.0', 'the spa');
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    await store('plaza', version, `the spa ${version}`);
    await handleCall({ kind: 'activate', slug: 'plaza' });
  }
  expect(await versions()).toEqual(['1.3.0', undefined, ['1.2.0', '1.1.0']]);
});

test.each([
  ['a visit without another tab', { windows: 0 }],
  ['a reload of the only tab', { windows: 1, reload: true }],
])('APP-04 %s runs the newer bundle, and deletes the unused files', async (_, how) => {
  await newerStored();
  expect((await navigate('/plaza/login', how)).runs).toBe('1.1.0');
  expect(await versions()).toEqual(['1.1.0', undefined, []]);
  const left = async (version: string) => {
    const cache = await caches.open('foyer-files');
    const keys = await cache.keys();
    const bundle = await bundleOf(
      'plaza',
      version,
      version === '1.0.0' ? 'the spa' : 'the new spa',
    );
    const hash = bundle.releases[1]?.files['main.js']?.integrity ?? '';
    return keys.some(({ url }) => url.endsWith(encodeURIComponent(hash)));
  };
  expect([await left('1.0.0'), await left('1.1.0')]).toEqual([false, true]);
  expect(await textAt(SHELL)).toBe('the shell');
});

test('APP-05 APP-56 a new tab leaves a withdrawn release, which other tabs may still run', async () => {
  await newerStored();
  const withdrawn = ['mfe-spa 1.0.0'];
  stubNetwork({ ...(await bundleOf('plaza', '1.1.0', 'the new spa')), withdrawn }, {});
  await updateHotel('plaza');
  expect((await navigate('/plaza/login', { windows: 1 })).runs).toBe('1.1.0');
  expect(await versions()).toEqual(['1.1.0', undefined, ['1.0.0']]);
});

const STORED = 'plaza 1.0.0';
test.each([
  ['answers', 'network', async () => new Response('network')],
  ['answers 503', STORED, async () => new Response('', { status: 503 })],
  ['fails', STORED, () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'APP-58 after activating a bundle that could not be stored: if the network %s, the page comes from %s',
  async (_, source, fetched) => {
    await store('plaza', '1.0.0', 'the spa');
    stubNetwork(await bundleOf('plaza', '2.0.0', 'too much'), {});
    await updateHotel('plaza');
    await handleCall({ kind: 'activate', slug: 'plaza' });
    vi.stubGlobal('fetch', fetched);
    expect((await navigate('/plaza/login', { windows: 1 })).text).toContain(source);
  },
);

test('APP-51 offline, redirects an address without a slug to the hotel opened last', async () => {
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
    const { response } = await answerNavigation({ request: new Request(path), windows: 0 });
    return response.headers.get('Location')?.replace(location.origin, '');
  };
  expect(await goesTo('/')).toBe('/two');
  expect(await goesTo('/login')).toBe('/two/login');
  expect(await goesTo('/dashboard/hotel')).toBe('/two/dashboard/hotel');
  expect(await goesTo('/four/login')).toBeUndefined();
});
