import { ApiError } from '@foyer/shared/api/error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as runtime from '../../testing/runtime.ts';
import { outbox } from './outbox.ts';
import { inMemory, type OutboxDatabase, openOutboxDatabase } from './outbox-database.ts';

vi.mock('@foyer/shared/runtime', () => import('../../testing/runtime.ts'));
vi.mock('./outbox-database.ts', { spy: true });

const { api, guestDatabase, queryClient, session, unsent } = runtime;
const AMELIA = { id: 1, name: 'Amelia' };
const BRUNO = { id: 2, name: 'Bruno' };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  online(true);
  queryClient.clear();
  api.knowsKeys.mockReset().mockReturnValue(true);
  api.get.mockReset().mockResolvedValue({ data: [] });
  api.post.mockReset().mockResolvedValue({ data: null });
  const databases = new Map<string, OutboxDatabase>();
  vi.mocked(openOutboxDatabase)
    .mockReset()
    .mockImplementation(async () => {
      const name = guestDatabase('outbox');
      const kept = databases.get(name) ?? inMemory();
      databases.set(name, kept);
      return kept;
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
    .items.get()
    .map(({ body, state }) => `${body}: ${state}`);
const sent = () => api.post.mock.calls.map(([, { body }]) => body);
const keyOf = (place: number) => outbox().items.get()[place]?.client_id ?? '';
const failing = (status: number) => new ApiError('http', { status, serverMessage: 'No.' });

/** Everything that can be done by now is done. */
const settled = () => new Promise((done) => setImmediate(done));

/** Writes a message whose sending the provider refuses, which ends the guest's session. */
async function loseSessionSending(body: string): Promise<void> {
  api.post.mockImplementationOnce(async () => {
    session.change(undefined, 'refused');
    throw failing(401);
  });
  write(body);
  await expect.poll(() => session.user()).toBeUndefined();
}

test('nobody has an outbox while nobody is signed in', () => {
  session.change(undefined);
  expect(outbox).toThrow('Nobody is signed in');
  session.change(AMELIA);
  expect(outbox()).toBe(outbox());
});

test('a guest whose details change keeps their outbox', () => {
  const before = outbox();
  session.change({ ...AMELIA, name: 'Amelia Hart' });
  expect(outbox()).toBe(before);
});

test('MSG-15 what was written is there at once, and goes out in order, each under a key of its own', async () => {
  for (const body of ['one', 'two', 'three']) write(body);
  expect(states()).toEqual(['one: queued', 'two: queued', 'three: queued']);
  await expect.poll(states).toEqual([]);
  expect(sent()).toEqual(['one', 'two', 'three']);
  const options = api.post.mock.calls.map((call) => call[3]);
  expect(new Set(options.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
  expect(options.map(({ token }) => token)).toEqual(Array(3).fill('token of Amelia'));
  expect(api.get, 'the provider is known to know keys').not.toHaveBeenCalled();
});

test('FAULT-14 without a network what is written waits, and the guest is warned of it', async () => {
  online(false);
  write('later');
  await settled();
  expect(api.post).not.toHaveBeenCalled();
  expect(states()).toEqual(['later: queued']);
  expect(unsent.words().join()).toContain('One message');
  online(true);
  write('now');
  await expect.poll(states).toEqual([]);
  expect(sent()).toEqual(['later', 'now']);
  expect(unsent.words()).toEqual([]);
});

test('FAULT-14 what was not sent is tried again by itself until nothing waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  online(false);
  write('later');
  await settled();
  online(true);
  api.post.mockRejectedValueOnce(failing(503));
  for (const tries of [1, 2]) {
    expect(states()).toEqual(['later: queued']);
    vi.runOnlyPendingTimers();
    await settled();
    expect(sent()).toHaveLength(tries);
  }
  expect(states()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('FAULT-13 what the browser refuses to keep is sent all the same, and that is logged', async () => {
  const full = new Error('full');
  const add = () => Promise.reject(full);
  vi.mocked(openOutboxDatabase).mockResolvedValueOnce({ ...inMemory(), add });
  write('kept nowhere');
  await expect.poll(sent).toEqual(['kept nowhere']);
  await expect.poll(states).toEqual([]);
  expect(console.warn).toHaveBeenCalledWith('A message is not kept over a reload', full);
});

test('MSG-15 what is written is shown once all along, whatever is kept or told meanwhile', async () => {
  online(false);
  const kept = inMemory();
  const slow = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  vi.mocked(openOutboxDatabase).mockResolvedValueOnce({
    ...kept,
    async add(item) {
      if (item.body === 'one') return kept.add(item);
      await slow[0]?.promise;
      const seq = await kept.add(item);
      await slow[1]?.promise;
      return seq;
    },
  });
  const other = new BroadcastChannel('outbox of 1');
  const shown: string[][] = [];
  outbox().items.subscribe(() => shown.push(states()));
  const shownAgain = () => {
    const before = shown.length;
    other.postMessage('changed');
    return expect.poll(() => shown.length).toBeGreaterThan(before);
  };
  await settled();
  write('one');
  write('two');
  shown.length = 0;
  await settled();
  await shownAgain();
  for (const { resolve } of slow) {
    resolve();
    await settled();
    await shownAgain();
  }
  expect(shown.length).toBeGreaterThan(3);
  expect(shown).toEqual(shown.map(() => ['one: queued', 'two: queued']));
  other.close();
});

test('MSG-16 what the provider refuses stays, holds up nothing, and goes out when asked for again', async () => {
  api.post.mockRejectedValueOnce(failing(422));
  write('too much');
  write('after it');
  await expect.poll(states).toEqual(['too much: failed']);
  expect(sent()).toEqual(['too much', 'after it']);
  outbox().retry('of nothing');
  outbox().retry(keyOf(0));
  await expect.poll(states).toEqual([]);
  expect(sent()).toEqual(['too much', 'after it', 'too much']);
});

test('MSG-16 of several that were refused one goes out again, and one is given up', async () => {
  const refused = ['one', 'two', 'three'];
  for (const body of refused) {
    api.post.mockRejectedValueOnce(failing(422));
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

test('MSG-16 what was refused can be given up', async () => {
  api.post.mockRejectedValueOnce(failing(422));
  write('never mind');
  await expect.poll(states).toEqual(['never mind: failed']);
  outbox().discard('of nothing');
  outbox().discard(keyOf(0));
  await expect.poll(states).toEqual([]);
  expect(sent()).toEqual(['never mind']);
});

test('FAULT-19 what was on its way is sent again only by the guest where the provider knows no keys', async () => {
  api.knowsKeys.mockReturnValue(false);
  api.post.mockRejectedValueOnce(failing(503));
  write('once');
  await expect.poll(sent).toEqual(['once']);
  // Another one runs the outbox again.
  write('another');
  await expect.poll(states).toEqual(['once: unconfirmed']);
  expect(sent()).toEqual(['once', 'another']);
  outbox().retry(keyOf(0));
  await expect.poll(states).toEqual([]);
  expect(sent()).toEqual(['once', 'another', 'once']);
});

test('FAULT-19 the first answer of a page tells whether keys are known, so that one is asked for first', async () => {
  api.knowsKeys.mockReturnValue(false);
  write('one');
  write('two');
  await expect.poll(states).toEqual([]);
  const [asked] = api.get.mock.invocationCallOrder;
  const [posted] = api.post.mock.invocationCallOrder;
  expect(asked).toBeLessThan(posted ?? 0);
  expect(api.get, 'once for the page').toHaveBeenCalledOnce();
});

test('FAULT-28 what waits is never sent as another guest', async () => {
  await loseSessionSending('mine');
  session.change(BRUNO);
  write('theirs');
  await expect.poll(states).toEqual([]);
  expect(sent()).toEqual(['mine', 'theirs']);
  expect(api.post.mock.lastCall?.[3]).toMatchObject({ token: 'token of Bruno' });
});

test('FAULT-28 with a session that has ended nothing is tried again by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  api.post.mockRejectedValue(failing(401));
  write('mine');
  await settled();
  expect(states()).toEqual(['mine: queued']);
  expect(vi.getTimerCount()).toBe(0);
});

test('FAULT-28 what waits outlives the end of a session, and other guests who sign in and out', async () => {
  await loseSessionSending('mine');
  session.change(BRUNO);
  outbox();
  session.change(undefined);
  await settled();
  session.change(AMELIA);
  outbox();
  await expect.poll(sent).toEqual(['mine', 'mine']);
});

test('FAULT-28 who signs out leaves nothing that waits, or that is tried again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  online(false);
  write('never mind');
  await settled();
  expect(vi.getTimerCount()).toBe(1);
  session.change(undefined);
  await settled();
  expect(vi.getTimerCount()).toBe(0);
  session.change(AMELIA);
  outbox();
  await settled();
  expect(states()).toEqual([]);
});

test('FAULT-28 nobody is warned of what another guest has not sent', async () => {
  online(false);
  write('mine');
  await settled();
  session.change(undefined);
  expect(unsent.words()).toEqual([]);
  session.change(BRUNO);
  expect(states()).toEqual([]);
});

test("FAULT-28 the guest's other tabs are told what is written, sent and given up", async () => {
  const other = new BroadcastChannel('outbox of 1');
  const heard: string[] = [];
  other.onmessage = ({ data }) => heard.push(data);
  write('one');
  await expect.poll(() => heard).toEqual(['changed', 'sent']);
  api.post.mockRejectedValueOnce(failing(422));
  write('two');
  await expect.poll(() => heard.slice(2)).toEqual(['changed', 'changed']);
  outbox().discard(keyOf(0));
  await expect.poll(() => heard.slice(4)).toEqual(['changed']);
  other.close();
});

test('FAULT-28 another tab that sent a message is followed, once the history has it', async () => {
  const other = new BroadcastChannel('outbox of 1');
  const refreshed = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const shown = vi.fn();
  outbox().items.subscribe(shown);
  await settled();
  shown.mockClear();
  other.postMessage('changed');
  await expect.poll(() => shown).toHaveBeenCalled();
  expect(refreshed).not.toHaveBeenCalled();
  other.postMessage('sent');
  await expect.poll(() => refreshed).toHaveBeenCalledTimes(2);
  expect(refreshed.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([['chat'], ['threads']]);
  other.close();
});
