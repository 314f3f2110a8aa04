import { ApiError } from '@foyer/shared/api/error.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as runtime from '../testing/runtime.ts';
import { outbox } from './outbox.ts';
import { inMemoryDatabase, type OutboxDatabase, openOutboxDatabase } from './outbox-database.ts';

vi.mock('@foyer/shared/runtime', () => import('../testing/runtime.ts'));
vi.mock('./outbox-database.ts', { spy: true });

const { api, guestDatabaseName, hotelQuery, queryClient, session, signOutGuard } = runtime;
const AMELIA = { id: 1, name: 'Amelia' };
const BRUNO = { id: 2, name: 'Bruno' };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  online(true);
  queryClient.clear();
  queryClient.setQueryData(hotelQuery().queryKey, {});
  api.supportsIdempotency.mockReset().mockReturnValue(true);
  api.get.mockReset().mockResolvedValue({ data: [] });
  api.post.mockReset().mockResolvedValue({ data: null });
  const databases = new Map<string, OutboxDatabase>();
  vi.mocked(openOutboxDatabase)
    .mockReset()
    .mockImplementation(async () => {
      const name = guestDatabaseName('outbox');
      const database = databases.get(name) ?? inMemoryDatabase();
      databases.set(name, database);
      return database;
    });
  session.change(AMELIA);
});
afterEach(() => {
  vi.useRealTimers();
  session.change(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine, languages: ['en'] });
const write = (body: string) => outbox().write({ thread: null, body, to: null });
const states = () =>
  outbox()
    .items.getState()
    .map(({ body, state }) => `${body}: ${state}`);
const sent = () => api.post.mock.calls.map(([, { body }]) => body);
const keyOf = (position: number) => outbox().items.getState()[position]?.client_id ?? '';
const httpError = (status: number) => new ApiError('http', { status, serverMessage: 'No.' });

/** Waits until all pending work is done. */
const pendingWork = () => new Promise((done) => setImmediate(done));

/** Writes a message that the provider refuses, which ends the guest's session. */
async function loseSessionSending(body: string): Promise<void> {
  api.post.mockImplementationOnce(async () => {
    session.change(undefined, 'refused');
    throw httpError(401);
  });
  write(body);
  await expect.poll(() => session.user()).toBeUndefined();
}

test('throws while nobody is signed in', () => {
  session.change(undefined);
  expect(outbox).toThrow('Nobody is signed in');
  session.change(AMELIA);
  expect(outbox()).toBe(outbox());
});

test('keeps the outbox of a guest whose details change', () => {
  const before = outbox();
  session.change({ ...AMELIA, name: 'Amelia Hart' });
  expect(outbox()).toBe(before);
});

test('MSG-39 shows messages at once and sends them in order, each with its own key', async () => {
  for (const body of ['one', 'two', 'three']) write(body);
  expect(states()).toEqual(['one: queued', 'two: queued', 'three: queued']);
  await expect.poll(states).toEqual([]);
  expect(sent()).toEqual(['one', 'two', 'three']);
  const options = api.post.mock.calls.map((call) => call[3]);
  expect(new Set(options.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
  expect(options.map(({ token }) => token)).toEqual(Array(3).fill('token of Amelia'));
  expect(api.get, 'the features are known').not.toHaveBeenCalled();
});

test('FAULT-14 queues messages without a network, and the sign-out guard warns the guest', async () => {
  online(false);
  write('later');
  await pendingWork();
  expect(api.post).not.toHaveBeenCalled();
  expect(states()).toEqual(['later: queued']);
  expect(signOutGuard.messages().join()).toContain('One message');
  online(true);
  write('now');
  await expect.poll(states).toEqual([]);
  expect(sent()).toEqual(['later', 'now']);
  expect(signOutGuard.messages()).toEqual([]);
});

test('FAULT-14 retries automatically until the queue is empty', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  online(false);
  write('later');
  await pendingWork();
  online(true);
  api.post.mockRejectedValueOnce(httpError(503));
  for (const tries of [1, 2]) {
    expect(states()).toEqual(['later: queued']);
    vi.runOnlyPendingTimers();
    await pendingWork();
    expect(sent()).toHaveLength(tries);
  }
  expect(states()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('FAULT-59 a repeated message keeps its client id and its first receiver', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  queryClient.setQueryData(hotelQuery().queryKey, { admin_id: 9 });
  api.post.mockRejectedValue(new ApiError('network'));
  write('once');
  await pendingWork();
  const first = api.post.mock.lastCall?.[1];
  expect(first.to_user_id).toBe(9);
  queryClient.setQueryData(hotelQuery().queryKey, { admin_id: 5 });
  api.post.mockReset().mockResolvedValue({ data: null });
  vi.runOnlyPendingTimers();
  await pendingWork();
  expect(api.post.mock.calls.map(([, payload]) => payload)).toEqual([first]);
});

test('FAULT-13 sends a message that the browser cannot store, and logs that', async () => {
  const full = new Error('full');
  const add = () => Promise.reject(full);
  vi.mocked(openOutboxDatabase).mockResolvedValueOnce({ ...inMemoryDatabase(), add });
  write('kept nowhere');
  await expect.poll(sent).toEqual(['kept nowhere']);
  await expect.poll(states).toEqual([]);
  expect(console.warn).toHaveBeenCalledWith('A message is not stored across reloads', full);
});

test('MSG-39 shows a message exactly once while it is stored and other tabs notify', async () => {
  online(false);
  const database = inMemoryDatabase();
  const slow = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  vi.mocked(openOutboxDatabase).mockResolvedValueOnce({
    ...database,
    async add(item) {
      if (item.body === 'one') return database.add(item);
      await slow[0]?.promise;
      const seq = await database.add(item);
      await slow[1]?.promise;
      return seq;
    },
  });
  const other = new BroadcastChannel('outbox of 1');
  const shown: string[][] = [];
  outbox().items.subscribe(() => shown.push(states()));
  const refreshed = () => {
    const before = shown.length;
    other.postMessage('changed');
    return expect.poll(() => shown.length).toBeGreaterThan(before);
  };
  await pendingWork();
  write('one');
  write('two');
  shown.length = 0;
  await pendingWork();
  await refreshed();
  for (const { resolve } of slow) {
    resolve();
    await pendingWork();
    await refreshed();
  }
  expect(shown.length).toBeGreaterThan(3);
  expect(shown).toEqual(shown.map(() => ['one: queued', 'two: queued']));
  other.close();
});

test('MSG-40 a refused message stays, blocks no other, and is sent on retry', async () => {
  api.post.mockRejectedValueOnce(httpError(422));
  write('too much');
  write('after it');
  await expect.poll(states).toEqual(['too much: failed']);
  expect(sent()).toEqual(['too much', 'after it']);
  outbox().retry('of nothing');
  outbox().retry(keyOf(0));
  await expect.poll(states).toEqual([]);
  expect(sent()).toEqual(['too much', 'after it', 'too much']);
});

test('MSG-40 retries one of several refused messages and discards another', async () => {
  const refused = ['one', 'two', 'three'];
  for (const body of refused) {
    api.post.mockRejectedValueOnce(httpError(422));
    write(body);
  }
  await expect.poll(states).toEqual(refused.map((body) => `${body}: failed`));
  outbox().retry(keyOf(1));
  await expect.poll(states).toEqual(['one: failed', 'three: failed']);
  expect(sent()).toEqual([...refused, 'two']);
  outbox().discard(keyOf(1));
  await expect.poll(states).toEqual(['one: failed']);
  expect(sent()).toEqual([...refused, 'two']);
});

test('MSG-40 discards a refused message', async () => {
  api.post.mockRejectedValueOnce(httpError(422));
  write('never mind');
  await expect.poll(states).toEqual(['never mind: failed']);
  outbox().discard('of nothing');
  outbox().discard(keyOf(0));
  await expect.poll(states).toEqual([]);
  expect(sent()).toEqual(['never mind']);
});

test('FAULT-19 only the guest sends an attempted message again if keys are not supported', async () => {
  api.supportsIdempotency.mockReturnValue(false);
  api.post.mockRejectedValueOnce(httpError(503));
  write('once');
  await expect.poll(sent).toEqual(['once']);
  // Another message runs the outbox again.
  write('another');
  await expect.poll(states).toEqual(['once: unconfirmed']);
  expect(sent()).toEqual(['once', 'another']);
  outbox().retry(keyOf(0));
  await expect.poll(states).toEqual([]);
  expect(sent()).toEqual(['once', 'another', 'once']);
});

test("FAULT-19 sends nothing until the hotel's features are known", async () => {
  queryClient.clear();
  const record = Promise.withResolvers<object>();
  const fetched = vi.spyOn(queryClient, 'ensureQueryData').mockReturnValue(record.promise);
  write('one');
  await expect.poll(() => fetched).toHaveBeenCalledOnce();
  await pendingWork();
  expect(sent()).toEqual([]);
  record.resolve({});
  await expect.poll(sent).toEqual(['one']);
  expect(api.get, 'no history').not.toHaveBeenCalled();
});

test('FAULT-43 never sends a queued message as another guest', async () => {
  await loseSessionSending('mine');
  session.change(BRUNO);
  write('theirs');
  await expect.poll(states).toEqual([]);
  expect(sent()).toEqual(['mine', 'theirs']);
  expect(api.post.mock.lastCall?.[3]).toMatchObject({ token: 'token of Bruno' });
});

test('FAULT-43 does not retry after the session has ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  api.post.mockRejectedValue(httpError(401));
  write('mine');
  await pendingWork();
  expect(states()).toEqual(['mine: queued']);
  expect(vi.getTimerCount()).toBe(0);
});

test('FAULT-28 queued messages survive the end of a session and the sessions of other guests', async () => {
  await loseSessionSending('mine');
  session.change(BRUNO);
  outbox();
  session.change(undefined);
  await pendingWork();
  session.change(AMELIA);
  outbox();
  await expect.poll(sent).toEqual(['mine', 'mine']);
});

test('FAULT-28 signing out removes queued messages and retries', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  online(false);
  write('never mind');
  await pendingWork();
  expect(vi.getTimerCount()).toBe(1);
  session.change(undefined);
  await pendingWork();
  expect(vi.getTimerCount()).toBe(0);
  session.change(AMELIA);
  outbox();
  await pendingWork();
  expect(states()).toEqual([]);
});

test("FAULT-28 warns no guest about another guest's unsent messages", async () => {
  online(false);
  write('mine');
  await pendingWork();
  session.change(undefined);
  expect(signOutGuard.messages()).toEqual([]);
  session.change(BRUNO);
  expect(states()).toEqual([]);
});

test("FAULT-28 notifies the guest's other tabs of written, sent and discarded messages", async () => {
  const other = new BroadcastChannel('outbox of 1');
  const notices: string[] = [];
  other.onmessage = ({ data }) => notices.push(data);
  write('one');
  await expect.poll(() => notices).toEqual(['changed', 'sent']);
  api.post.mockRejectedValueOnce(httpError(422));
  write('two');
  await expect.poll(() => notices.slice(2)).toEqual(['changed', 'changed']);
  outbox().discard(keyOf(0));
  await expect.poll(() => notices.slice(4)).toEqual(['changed']);
  other.close();
});

test('FAULT-28 removes a message sent by another tab once the history has it', async () => {
  const other = new BroadcastChannel('outbox of 1');
  const refreshed = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const shown = vi.fn();
  outbox().items.subscribe(shown);
  await pendingWork();
  shown.mockClear();
  other.postMessage('changed');
  await expect.poll(() => shown).toHaveBeenCalled();
  expect(refreshed).not.toHaveBeenCalled();
  other.postMessage('sent');
  await expect.poll(() => refreshed).toHaveBeenCalledTimes(2);
  expect(refreshed.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([['chat'], ['threads']]);
  other.close();
});
