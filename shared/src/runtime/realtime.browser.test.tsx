import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { openHotelPage } from '../testing/hotel-page.tsx';
import { holdSockets } from './realtime/held-socket.ts';

const hotel = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { realtime, session, useRealtime } = await import('./runtime.ts');
const amelia = await hotel.guest('Amelia Hart');
const sockets = holdSockets();

/** Whether the browser has fetched the code of the connection. */
const fetched = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('/laravel-echo'));
/** When all that a page does in idle moments is done. */
const idle = () =>
  new Promise<void>((resolve) => {
    const wait = { timeout: 5_000 };
    requestIdleCallback(() => requestIdleCallback(() => resolve(), wait), wait);
  });

let stop: (() => void) | undefined;
afterEach(() => stop?.());

test('MSG-24 nobody pays for it before a signed-in guest listens and the page is idle', async () => {
  stop = realtime.listen('talk', { events: {} });
  await idle();
  expect([fetched(), sockets.length, realtime.state()], 'nobody is signed in').toEqual([
    false,
    0,
    'idle',
  ]);
  stop();
  session.signIn(amelia.user, amelia.token);
  await idle();
  expect([fetched(), sockets.length, realtime.state()], 'nobody listens').toEqual([
    false,
    0,
    'idle',
  ]);
  stop = realtime.listen('talk', { events: {} });
  expect(fetched(), 'the page is busy').toBe(false);
  await expect.poll(() => sockets.length).toBe(1);
  await expect.poll(fetched).toBe(true);
});

test('a component that shows the state follows it', async () => {
  const Said = () => <p>{useRealtime()}</p>;
  const { container } = await render(<Said />);
  expect(container.textContent).toBe('idle');
  stop = realtime.listen('talk', { events: {} });
  await expect.poll(() => container.textContent).toBe('connecting');
  await expect.poll(() => sockets.length).toBe(2);
  sockets.at(-1)?.establish();
  await expect.poll(() => container.textContent).toBe('connected');
  stop();
  await expect.poll(() => container.textContent).toBe('idle');
});
