import { openHotelPage } from '@foyer/shared/testing/hotel-page';
import { network } from '@foyer/shared/testing/network';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const mounts = [
  { path: 'login', area: 'public', screen: 'any' },
  { path: 'any', area: 'public', screen: 'any' },
] as const;
const { slug, open } = await openHotelPage(
  { name: 'mfe-any', mounts: [...mounts], menu: [] },
  { any: async () => ({ Component: (await import('./notes.tsx')).Notes }) },
);
const { queryClient } = await import('@foyer/shared/runtime');
const { askForNewer } = await import('../update/newer-composition.ts');

const OURS = () => Response.json({ id: 'test' });
const PORTAL = () =>
  new Response('<h1>Welcome to our wifi</h1>', { headers: { 'Content-Type': 'text/html' } });
const REDIRECT = () => {
  const answer = new Response();
  Object.defineProperties(answer, { type: { value: 'opaqueredirect' }, ok: { value: false } });
  return answer;
};

let answer: () => Response;
let asked = 0;
/** What runs every ten seconds and more; the test's own tools wait in shorter steps. */
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
    asked += Number(address.startsWith('/-/composition/'));
    return answer();
  });
});
afterEach(async () => {
  answer = OURS;
  await asks(askForNewer);
  network('back');
  vi.unstubAllGlobals();
});

/** Does what makes the page ask the gateway, and waits for the answer. */
async function asks(act: () => unknown): Promise<void> {
  const before = asked;
  act();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await new Promise((done) => setTimeout(done));
}

test('APP-42 without a network the sign-in page says what signing in needs, another page what it shows', async () => {
  network('gone');
  const login = await open('login');
  await expect
    .element(login.getByText('You are offline. Signing in needs the network.'))
    .toBeVisible();
  await login.unmount();
  const home = await open('any');
  await expect
    .element(home.getByText('You are offline. What you see may be out of date.'))
    .toBeVisible();
  network('back');
  await expect.element(home.getByText(/^You are offline/)).not.toBeInTheDocument();
});

for (const [what, page] of [
  ['HTML', PORTAL],
  ['a redirect', REDIRECT],
] as const)
  test(`APP-45 where ${what} answers for the gateway, the guest is told to sign in to the wifi`, async () => {
    const screen = await open('any');
    answer = page;
    await asks(askForNewer);
    await expect.element(screen.getByText(/^This wifi asks you to sign in first\./)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Open its sign-in page' }))
      .toHaveAttribute('href', `/-/online/${slug}`);
  });

test('APP-45 the page goes on asking; once the gateway answers, the note goes and all hear that the network is back', async () => {
  const screen = await open('any');
  answer = PORTAL;
  await asks(askForNewer);
  const note = screen.getByText(/^This wifi asks you to sign in first\./);
  await expect.element(note).toBeVisible();
  await asks(timesUp);
  await expect.element(note).toBeVisible();
  const back = vi.fn();
  addEventListener('online', back, { once: true });
  answer = OURS;
  await asks(timesUp);
  await expect.element(note).not.toBeInTheDocument();
  expect(back).toHaveBeenCalledTimes(1);
  expect(timers.size, 'nobody asks on').toBe(0);
});

test('APP-48 a gateway that does not answer is told, though the browser sees a network', async () => {
  const screen = await open('any');
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await asks(askForNewer);
  const note = screen.getByText('No connection. What you see may be out of date.');
  await expect.element(note).toBeVisible();
  answer = OURS;
  await asks(timesUp);
  await expect.element(note).not.toBeInTheDocument();
});

test('APP-48 a call with no answer, or with one that nobody can read, has the page ask', async () => {
  const { ApiError } = await import('@foyer/shared/api/error');
  await open('any');
  const fail = (error: Error) =>
    queryClient
      .fetchQuery({ queryKey: [error], queryFn: () => Promise.reject(error), retry: false })
      .catch(() => undefined);
  await asks(() => fail(new ApiError('network')));
  await asks(() => fail(new ApiError('shape', { status: 200 })));
  const before = asked;
  await fail(new ApiError('http', { status: 500 }));
  await asks(() => fail(new ApiError('network')));
  expect(asked, 'for the second alone').toBe(before + 1);
});
