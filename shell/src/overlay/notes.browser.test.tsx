import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { emitNetworkEvent } from '@foyer/shared/testing/network.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const mounts = [
  { path: 'login', area: 'public', screen: 'any' },
  { path: 'any', area: 'public', screen: 'any' },
] as const;
const { slug, open } = await openHotelPage(
  { name: 'mfe-any', mounts: [...mounts], menu: [] },
  { any: async () => ({ Component: (await import('./notes.tsx')).Notes }) },
);
const { onReconnect, queryClient } = await import('@foyer/shared/runtime');
const { checkForUpdate } = await import('../update/composition-updates.ts');

const OURS = () => Response.json({ id: 'test' });
const PORTAL = () =>
  new Response('<h1>Welcome to our wifi</h1>', { headers: { 'Content-Type': 'text/html' } });
const REDIRECT = () => {
  const answer = new Response();
  Object.defineProperties(answer, { type: { value: 'opaqueredirect' }, ok: { value: false } });
  return answer;
};

let answer: () => Response;
let requestCount = 0;
/** Intervals of ten seconds or more. Test tools use shorter intervals. */
let timers = new Map<unknown, () => void>();
const { setInterval: start, clearInterval: stop } = window;

function timesUp(): void {
  for (const run of timers.values()) run();
}

beforeEach(() => {
  answer = OURS;
  timers = new Map();
  vi.stubGlobal('setInterval', (run: () => void, ms: number) => {
    if (ms < 10_000) return start(run, ms);
    const id = {};
    timers.set(id, run);
    return id;
  });
  vi.stubGlobal('clearInterval', (id: number) => timers.delete(id) || stop(id));
  vi.stubGlobal('fetch', async (address: string) => {
    requestCount += Number(address.startsWith('/-/composition/'));
    return answer();
  });
});
afterEach(async () => {
  answer = OURS;
  await triggersCheck(checkForUpdate);
  emitNetworkEvent('back');
  vi.unstubAllGlobals();
});

/** Runs an action that triggers a gateway check, and waits for the response. */
async function triggersCheck(act: () => unknown): Promise<void> {
  const before = requestCount;
  act();
  await expect.poll(() => requestCount).toBeGreaterThan(before);
  await new Promise((done) => setTimeout(done));
}

test('APP-42 APP-70 offline, the sign-in page says that signing in needs the network, other pages that data may be old', async () => {
  emitNetworkEvent('gone');
  const login = await open('login');
  await expect
    .element(login.getByText('You are offline. Signing in needs the network.'))
    .toBeVisible();
  await login.unmount();
  const home = await open('any');
  await expect
    .element(home.getByText('You are offline. What you see may be out of date.'))
    .toBeVisible();
  emitNetworkEvent('back');
  await expect.element(home.getByText(/^You are offline/)).not.toBeInTheDocument();
});

for (const [what, page] of [
  ['HTML', PORTAL],
  ['a redirect', REDIRECT],
] as const)
  test(`APP-45 asks the guest to sign in to the wifi when ${what} arrives instead of the gateway response`, async () => {
    const screen = await open('any');
    answer = page;
    await triggersCheck(checkForUpdate);
    await expect.element(screen.getByText(/^This wifi asks you to sign in first\./)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Open its sign-in page' }))
      .toHaveAttribute('href', `/-/online/${slug}`);
  });

test('APP-71 APP-72 keeps checking, and removes the note and reports the return of the network once the gateway answers', async () => {
  const screen = await open('any');
  answer = PORTAL;
  await triggersCheck(checkForUpdate);
  const note = screen.getByText(/^This wifi asks you to sign in first\./);
  await expect.element(note).toBeVisible();
  await triggersCheck(timesUp);
  await expect.element(note).toBeVisible();
  const back = vi.fn();
  onReconnect(back);
  answer = OURS;
  await triggersCheck(timesUp);
  await expect.element(note).not.toBeInTheDocument();
  expect(back).toHaveBeenCalledTimes(1);
  expect(timers.size, 'no interval is left').toBe(0);
});

test('APP-48 APP-71 shows that the gateway does not answer even if the browser is online', async () => {
  const screen = await open('any');
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await triggersCheck(checkForUpdate);
  const note = screen.getByText('No connection. What you see may be out of date.');
  await expect.element(note).toBeVisible();
  answer = OURS;
  await triggersCheck(timesUp);
  await expect.element(note).not.toBeInTheDocument();
});

test('APP-48 checks the gateway after a call without a response or with an unreadable one', async () => {
  const { ApiError } = await import('@foyer/shared/api/error.ts');
  await open('any');
  const fail = (error: Error) =>
    queryClient
      .fetchQuery({ queryKey: [error], queryFn: () => Promise.reject(error), retry: false })
      .catch(() => undefined);
  await triggersCheck(() => fail(new ApiError('network')));
  await triggersCheck(() => fail(new ApiError('shape', { status: 200 })));
  const before = requestCount;
  await fail(new ApiError('http', { status: 500 }));
  await triggersCheck(() => fail(new ApiError('network')));
  expect(requestCount, 'only for the second call').toBe(before + 1);
});
