import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { AppRouter } from '../router/router.ts';

const { slug } = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { page } = await import('@foyer/shared/runtime');
const source = (version: string) => ({ version, entry: '', screens: {} });
page.composition.remotes.push({ name: 'mfe-spa', sources: [source('1.1.0'), source('1.0.0')] });
const { followComposition } = await import('./newer-composition.ts');

type Listener = Parameters<AppRouter['subscribe']>[0];
const listeners: Listener[] = [];
const asked: string[] = [];
let left = 0;

followComposition(
  { subscribe: (listener: Listener) => listeners.push(listener) } as unknown as AppRouter,
  () => {
    left += 1;
  },
);

/** The router is on its way from `/here`. */
function go(path: string): void {
  const state = { location: { pathname: '/here' }, navigation: { location: { pathname: path } } };
  for (const listener of listeners) listener(state as never, {} as never);
}

// The page is idle at once: a busy machine's is not before two seconds are over.
vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
/** When all that waited for an idle page was done. */
const idle = () => new Promise((done) => requestIdleCallback(done));

/** Goes about once, and knows then what the gateway has withdrawn. */
async function learn(withdrawn: string[]): Promise<void> {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const headers = new Headers({ 'Content-Type': 'application/json' });
    return { ok: true, headers, json: async () => ({ id: 'test', withdrawn }) };
  });
  vi.advanceTimersByTime(10_000);
  go('/there');
  await idle();
  // What a page of news needs is fetched, all else is promises, which are kept before any timer.
  await import('./worker.ts');
  await new Promise((done) => setTimeout(done));
  left = 0;
  asked.length = 0;
}

let begins = Date.now();

beforeEach(async () => {
  // Each test is later than the one before: the page remembers when it last asked.
  begins += 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: begins });
  await learn([]);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

for (const release of ['mfe-spa 1.1.0', 'mfe-spa 1.0.0', 'shell 0.0.0'])
  test(`FLEET-40 ${release} is withdrawn and runs here: the next page is another document`, async () => {
    await learn(['mfe-other 1.0.0', release]);
    go('/there');
    expect(left).toBe(1);
  });

test('FLEET-40 a document that has nothing that is withdrawn goes on', async () => {
  await learn(['mfe-spa 1.1.1', 'mfe-other 1.1.0']);
  go('/there');
  expect(left).toBe(0);
});

test('FLEET-40 a page’s own tabs are no reason to leave it', async () => {
  await learn(['mfe-spa 1.1.0']);
  go('/here');
  expect(left).toBe(0);
});

test('FLEET-40 without a network what is open goes on', async () => {
  await learn(['mfe-spa 1.1.0']);
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  go('/there');
  expect(left).toBe(0);
  network.mockRestore();
});

test('FLEET-41 who goes about asks for it, once in ten seconds', async () => {
  vi.advanceTimersByTime(9_999);
  go('/there');
  await idle();
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  go('/there');
  go('/there');
  await idle();
  expect(asked).toEqual([`/-/composition/${slug}`]);
});
