import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const page = await openHotelPage(remote, {});
const { queryClient, session, signOutGuard } = await import('@foyer/shared/runtime');
const { outbox } = await import('./outbox.ts');
const { cachedChat, chatQuery, chatRecipient } = await import('../data/chat-query.ts');

const SEND = '/api/quick-chat/send';
const realFetch = window.fetch;

/** Intercepts requests to the provider; undefined lets a request through. */
function onSend(happens: (call: number) => Promise<Response | undefined> | Response | undefined) {
  const sent: { body: string; key: string | null; bearer: string | null }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (...call) => {
    const [address, request] = call;
    if (address !== SEND) return realFetch(...call);
    const headers = new Headers(request?.headers);
    const { body } = JSON.parse(String(request?.body));
    sent.push({
      body,
      key: headers.get('Idempotency-Key'),
      bearer: headers.get('Authorization'),
    });
    return (await happens(sent.length)) ?? realFetch(...call);
  });
  return sent;
}

const write = (body: string) => outbox().write({ thread: null, body, to: null });
const states = () =>
  outbox()
    .items.getState()
    .map(({ body, state }) => `${body}: ${state}`);
const recordedFrom = async (name: string) =>
  (await page.adminRequest<{ body: string; guest: { name: string } }[]>('/quick-chat?after_id=0'))
    .filter(({ guest }) => guest.name === name)
    .map(({ body }) => body);

const databaseNames = async () => (await indexedDB.databases()).map(({ name }) => name);

const refused = () => Response.json({ status: false, message: 'Not like this.' }, { status: 422 });

let guest: Awaited<ReturnType<typeof page.guest>>;
let name: string;

beforeEach(async () => {
  name = `Amelia ${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`;
  guest = await page.guest(name);
  session.signIn(guest.user, guest.token);
});

afterEach(() => {
  vi.restoreAllMocks();
  session.signOut();
  queryClient.clear();
});

test('MSG-39 FAULT-14 sends messages in order, each with its own key', async () => {
  await queryClient.fetchQuery(chatQuery());
  const sent = onSend(() => undefined);
  for (const body of ['one', 'two', 'three']) write(body);
  expect(states()).toEqual(['one: queued', 'two: queued', 'three: queued']);
  await expect.poll(states).toEqual([]);
  expect(await recordedFrom(name)).toEqual(['one', 'two', 'three']);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  expect(cachedChat()?.items.map(({ body }) => body)).toEqual(['one', 'two', 'three']);
});

test('FAULT-19 sends again after a lost response, and the message is recorded once', async () => {
  onSend(async (call) => {
    if (call > 1) return undefined;
    await realFetch(SEND, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${guest.token}`,
        'Idempotency-Key': key(),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ body: 'once', to_user_id: chatRecipient(), client_id: key() }),
    });
    throw new TypeError('Failed to fetch');
  });
  const key = () => outbox().items.getState()[0]?.client_id ?? '';
  write('once');
  await expect.poll(states).toEqual([]);
  expect(await recordedFrom(name)).toEqual(['once']);
});

test('MSG-16 MSG-40 only logs a refused message, keeps it, and sends it on retry', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onSend((call) => (call === 1 ? refused() : undefined));
  write('too much');
  write('after it');
  await expect.poll(states).toEqual(['too much: failed']);
  expect(logged.mock.calls.flat()).toContain('Not like this.');
  expect(signOutGuard.messages().join()).toContain('One message');
  outbox().retry(outbox().items.getState()[0]?.client_id ?? '');
  await expect.poll(states).toEqual([]);
  expect(await recordedFrom(name)).toEqual(['after it', 'too much']);
  expect(signOutGuard.messages()).toEqual([]);
});

test('MSG-40 a refused message can be discarded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onSend(refused);
  write('never mind');
  await expect.poll(states).toEqual(['never mind: failed']);
  outbox().discard(outbox().items.getState()[0]?.client_id ?? '');
  await expect.poll(states).toEqual([]);
  expect(await recordedFrom(name)).toEqual([]);
});

const sessionEnds = () => Response.json({ status: false }, { status: 401 });

test('FAULT-43 sends a message when its guest returns after an expired session', async () => {
  const sent = onSend((call) => (call === 1 ? sessionEnds() : undefined));
  write('mine');
  await expect.poll(() => session.get().status).toBe('signed-out');
  session.signIn(guest.user, guest.token);
  outbox();
  await expect.poll(() => recordedFrom(name)).toEqual(['mine']);
  expect(sent.at(-1)?.bearer).toBe(`Bearer ${guest.token}`);
});

test('FAULT-43 AUTH-125 never sends a message as another guest, whose sign-in deletes it', async () => {
  const sent = onSend((call) => (call === 1 ? sessionEnds() : undefined));
  write('mine');
  await expect.poll(() => session.get().status).toBe('signed-out');
  const other = await page.guest('Somebody Else');
  session.signIn(other.user, other.token);
  write('theirs');
  await expect.poll(states).toEqual([]);
  expect(await recordedFrom('Somebody Else')).toEqual(['theirs']);
  expect(sent.at(-1)?.bearer).toBe(`Bearer ${other.token}`);
  await expect.poll(databaseNames).not.toContain(`foyer-guest:${guest.user.id}:outbox`);
  expect(await recordedFrom(name)).toEqual([]);
});

test('FAULT-13 sends a message even if the browser has no storage', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError');
  });
  write('kept nowhere');
  await expect.poll(states).toEqual([]);
  expect(await recordedFrom(name)).toEqual(['kept nowhere']);
});
