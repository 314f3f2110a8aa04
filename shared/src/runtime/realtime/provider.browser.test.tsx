import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHotelPage, type TestGuest } from '../../testing/hotel-page.tsx';

const hotel = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { realtime, session } = await import('../runtime.ts');
const [amelia, bruno] = [await hotel.guest('Amelia Hart'), await hotel.guest('Bruno Vale')];

/** The page's sockets to the service, the newest last. */
let sockets: WebSocket[];
const endings: (() => void)[] = [];

beforeEach(() => {
  sockets = [];
  const Real = WebSocket;
  vi.stubGlobal(
    'WebSocket',
    class extends Real {
      constructor(url: string) {
        super(url);
        sockets.push(this);
      }
    },
  );
});
afterEach(() => {
  for (const end of endings.splice(0)) end();
  session.signOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Sends a guest a chat message from the hotel. */
const sendMessage = (to: TestGuest, body: string) =>
  hotel.adminRequest('/quick-chat/send', { to: to.email, body });

/** Records the texts on a guest's own channel and the number of subscriptions. */
function listen(guest: TestGuest) {
  const received = { texts: [] as string[], subscribed: 0 };
  endings.push(
    realtime.listen(`quick-chat.${guest.user.id}`, {
      events: {
        QuickChatSend: (data) =>
          received.texts.push((data as { message: { body: string } }).message.body),
      },
      subscribed: () => {
        received.subscribed += 1;
      },
    }),
  );
  return received;
}

test('MSG-17 MSG-44 delivers the hotel’s message without a reload, only to its recipient', async () => {
  session.signIn(amelia.user, amelia.token);
  const own = listen(amelia);
  const others = listen(bruno);
  vi.spyOn(console, 'warn').mockReturnValue();
  await expect.poll(() => own.subscribed).toBe(1);
  await sendMessage(bruno, 'Your table is ready');
  await sendMessage(amelia, 'Your room is ready');
  await expect.poll(() => own.texts).toEqual(['Your room is ready']);
  expect(others).toEqual({ texts: [], subscribed: 0 });
  expect(session.get().status).toBe('signed-in');
});

test('FAULT-21 reconnects after a broken connection and reports the state', async () => {
  session.signIn(amelia.user, amelia.token);
  const received = listen(amelia);
  await expect.poll(() => received.subscribed).toBe(1);
  const states: string[] = [];
  endings.push(realtime.subscribe(() => states.push(realtime.state())));
  sockets.at(-1)?.close();
  await expect.poll(() => states).toContain('connecting');
  await sendMessage(amelia, 'Nobody receives this');
  await expect.poll(() => received.subscribed).toBe(2);
  await sendMessage(amelia, 'But this');
  await expect.poll(() => received.texts).toContain('But this');
  expect(sockets).toHaveLength(2);
});

test('MSG-19 delivers nothing on a channel that was left, and nothing twice after a rejoin', async () => {
  session.signIn(amelia.user, amelia.token);
  endings.push(realtime.listen(`messages.${amelia.user.id}`, { events: {} }));
  const first = listen(amelia);
  await expect.poll(() => first.subscribed).toBe(1);
  endings.pop()?.();
  await sendMessage(amelia, 'Left');
  const second = listen(amelia);
  await expect.poll(() => second.subscribed).toBe(1);
  await sendMessage(amelia, 'Back');
  await sendMessage(amelia, 'Again');
  await expect.poll(() => second.texts).toContain('Again');
  expect(second.texts.filter((text) => text === 'Back')).toHaveLength(1);
  expect(first.texts).toEqual([]);
  expect(sockets, 'another channel keeps the connection').toHaveLength(1);
});

test('FAULT-28 the next guest in this browser gets their own events on a new connection', async () => {
  session.signIn(amelia.user, amelia.token);
  const before = listen(amelia);
  await expect.poll(() => before.subscribed).toBe(1);
  session.signOut();
  endings.pop()?.();
  await expect.poll(() => sockets[0]?.readyState).toBe(WebSocket.CLOSED);
  session.signIn(bruno.user, bruno.token);
  const now = listen(bruno);
  await expect.poll(() => now.subscribed).toBe(1);
  await sendMessage(bruno, 'Good evening');
  await expect.poll(() => now.texts).toEqual(['Good evening']);
  expect([before.subscribed, sockets.length]).toEqual([1, 2]);
});

test('FAULT-24 an unknown token ends the session', async () => {
  session.signIn(amelia.user, '1|unknown');
  listen(amelia);
  await expect.poll(() => session.get().status).toBe('signed-out');
  expect(realtime.state()).toBe('idle');
});
