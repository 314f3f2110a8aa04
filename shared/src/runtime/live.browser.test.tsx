import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHotelPage, type TestGuest } from '../testing/hotel-page.tsx';

const hotel = await openHotelPage({ name: 'mfe-none', mounts: [], menu: [] }, {});
const { realtime, session } = await import('./runtime.ts');
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

/** What the hotel says to a guest in the chat. */
const say = (to: TestGuest, body: string) => hotel.desk('/quick-chat/send', { to: to.email, body });

/** The texts that arrive on a guest's own channel, and how often it was subscribed. */
function hear(guest: TestGuest) {
  const heard = { texts: [] as string[], subscribed: 0 };
  endings.push(
    realtime.listen(`quick-chat.${guest.user.id}`, {
      events: {
        QuickChatSend: (data) =>
          heard.texts.push((data as { message: { body: string } }).message.body),
      },
      subscribed: () => {
        heard.subscribed += 1;
      },
    }),
  );
  return heard;
}

test('MSG-17 what the hotel says arrives by itself, for the guest alone whom it says it to', async () => {
  session.signIn(amelia.user, amelia.token);
  const own = hear(amelia);
  const foreign = hear(bruno);
  vi.spyOn(console, 'warn').mockReturnValue();
  await expect.poll(() => own.subscribed).toBe(1);
  await say(bruno, 'Your table is ready');
  await say(amelia, 'Your room is ready');
  await expect.poll(() => own.texts).toEqual(['Your room is ready']);
  expect(foreign).toEqual({ texts: [], subscribed: 0 });
  expect(session.get().status).toBe('signed-in');
});

test('FAULT-21 a connection that breaks is there again by itself, and says so', async () => {
  session.signIn(amelia.user, amelia.token);
  const heard = hear(amelia);
  await expect.poll(() => heard.subscribed).toBe(1);
  const states: string[] = [];
  endings.push(realtime.subscribe(() => states.push(realtime.state())));
  sockets.at(-1)?.close();
  await expect.poll(() => states).toContain('connecting');
  await say(amelia, 'Nobody hears this');
  await expect.poll(() => heard.subscribed).toBe(2);
  await say(amelia, 'But this');
  await expect.poll(() => heard.texts).toContain('But this');
  expect(sockets).toHaveLength(2);
});

test('MSG-19 a channel that is left says nothing more, and nothing twice when it is joined anew', async () => {
  session.signIn(amelia.user, amelia.token);
  endings.push(realtime.listen(`messages.${amelia.user.id}`, { events: {} }));
  const first = hear(amelia);
  await expect.poll(() => first.subscribed).toBe(1);
  endings.pop()?.();
  await say(amelia, 'Left');
  const second = hear(amelia);
  await expect.poll(() => second.subscribed).toBe(1);
  await say(amelia, 'Back');
  await say(amelia, 'Again');
  await expect.poll(() => second.texts).toContain('Again');
  expect(second.texts.filter((text) => text === 'Back')).toHaveLength(1);
  expect(first.texts).toEqual([]);
  expect(sockets, 'another channel keeps the connection').toHaveLength(1);
});

test('FAULT-28 the next guest of the browser hears what is theirs, on a connection of their own', async () => {
  session.signIn(amelia.user, amelia.token);
  const before = hear(amelia);
  await expect.poll(() => before.subscribed).toBe(1);
  session.signOut();
  endings.pop()?.();
  await expect.poll(() => sockets[0]?.readyState).toBe(WebSocket.CLOSED);
  session.signIn(bruno.user, bruno.token);
  const now = hear(bruno);
  await expect.poll(() => now.subscribed).toBe(1);
  await say(bruno, 'Good evening');
  await expect.poll(() => now.texts).toEqual(['Good evening']);
  expect([before.subscribed, sockets.length]).toEqual([1, 2]);
});

test('FAULT-24 a token that the provider does not know ends the session', async () => {
  session.signIn(amelia.user, '1|unknown');
  hear(amelia);
  await expect.poll(() => session.get().status).toBe('signed-out');
  expect(realtime.state()).toBe('idle');
});
