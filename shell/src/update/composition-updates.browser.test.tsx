import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { AppRouter } from '../lib/app-router.ts';

const { slug } = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { page } = await import('@foyer/shared/runtime');
const source = (version: string) => ({ version, entry: '', screens: {} });
page.composition.remotes.push({ name: 'mfe-spa', sources: [source('1.1.0'), source('1.0.0')] });
const { followComposition } = await import('./composition-updates.ts');

type Listener = Parameters<AppRouter['subscribe']>[0];
const listeners: Listener[] = [];
const requests: string[] = [];
let left = 0;

followComposition(
  { subscribe: (listener: Listener) => listeners.push(listener) } as unknown as AppRouter,
  () => {
    left += 1;
  },
);

/** Simulates a navigation from `/here`. */
function go(path: string): void {
  const state = { location: { pathname: '/here' }, navigation: { location: { pathname: path } } };
  for (const listener of listeners) listener(state as never, {} as never);
}

// Idle callbacks run at once, because a busy machine would delay them by two seconds.
vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
/** Resolves after all idle callbacks. */
const idle = () => new Promise((done) => requestIdleCallback(done));

/** Navigates once, so that the page learns the withdrawn releases. */
async function learnWithdrawn(withdrawn: string[]): Promise<void> {
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    const headers = new Headers({ 'Content-Type': 'application/json' });
    return { ok: true, headers, json: async () => ({ id: 'test', withdrawn }) };
  });
  vi.advanceTimersByTime(10_000);
  go('/there');
  await idle();
  // Apart from this import, only promises are pending, which settle before any timer.
  await import('./worker.ts');
  await new Promise((done) => setTimeout(done));
  left = 0;
  requests.length = 0;
}

let begins = Date.now();

beforeEach(async () => {
  // Each test starts later, because the page remembers the last check.
  begins += 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: begins });
  await learnWithdrawn([]);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

for (const release of ['mfe-spa 1.1.0', 'mfe-spa 1.0.0', 'shell 0.0.0'])
  test(`FLEET-40 opens the next page as a new document if ${release}, which runs here, is withdrawn`, async () => {
    await learnWithdrawn(['mfe-other 1.0.0', release]);
    go('/there');
    expect(left).toBe(1);
  });

test('FLEET-40 keeps a document without withdrawn releases', async () => {
  await learnWithdrawn(['mfe-spa 1.1.1', 'mfe-other 1.1.0']);
  go('/there');
  expect(left).toBe(0);
});

test('FLEET-98 does not leave the document for the tabs of the same page', async () => {
  await learnWithdrawn(['mfe-spa 1.1.0']);
  go('/here');
  expect(left).toBe(0);
});

test('FLEET-98 keeps the document while offline', async () => {
  await learnWithdrawn(['mfe-spa 1.1.0']);
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  go('/there');
  expect(left).toBe(0);
  network.mockRestore();
});

test('FLEET-41 checks on navigation, at most once in ten seconds', async () => {
  vi.advanceTimersByTime(9_999);
  go('/there');
  await idle();
  expect(requests).toEqual([]);
  vi.advanceTimersByTime(1);
  go('/there');
  go('/there');
  await idle();
  expect(requests).toEqual([`/-/composition/${slug}`]);
});
