import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { openHotelPage } from '../../testing/hotel-page.tsx';
import { installFakeSockets } from './fake-socket.ts';

const hotel = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { realtime, session, useRealtime } = await import('../runtime.ts');
const amelia = await hotel.guest('Amelia Hart');
const sockets = installFakeSockets();

/** Returns true if the browser has loaded the code of the connection. */
const isCodeLoaded = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/pusher-js'));
/** Callbacks that wait for an idle page. */
const waiting: (() => void)[] = [];
vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
const state = () => [waiting.length, isCodeLoaded(), sockets.length, realtime.state()];
/** Resolves when the subscriptions have taken effect. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

let unsubscribe: (() => void) | undefined;
afterEach(() => unsubscribe?.());

test('MSG-24 loads the connection only when a signed-in guest has a listener and the page is idle', async () => {
  unsubscribe = realtime.listen('talk', { events: {} });
  await settled();
  expect(state(), 'signed out').toEqual([0, false, 0, 'idle']);
  unsubscribe();
  session.signIn(amelia.user, amelia.token);
  await settled();
  expect(state(), 'no listener').toEqual([0, false, 0, 'idle']);
  unsubscribe = realtime.listen('talk', { events: {} });
  await settled();
  expect(state(), 'the page is busy').toEqual([1, false, 0, 'connecting']);
  for (const work of waiting) work();
  await expect.poll(() => sockets.length).toBe(1);
  await expect.poll(isCodeLoaded).toBe(true);
});

test('a component rerenders when the connection state changes', async () => {
  const State = () => <p>{useRealtime()}</p>;
  const { container } = await render(<State />);
  expect(container.textContent).toBe('idle');
  unsubscribe = realtime.listen('talk', { events: {} });
  await expect.poll(() => container.textContent).toBe('connecting');
  await expect.poll(() => sockets.length).toBe(2);
  sockets.at(-1)?.establish();
  await expect.poll(() => container.textContent).toBe('connected');
  unsubscribe();
  await expect.poll(() => container.textContent).toBe('idle');
});
