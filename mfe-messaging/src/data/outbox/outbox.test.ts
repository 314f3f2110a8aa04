import { ApiError } from '@foyer/shared/api/error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as runtime from '../../testing/runtime.ts';
import { outbox } from './outbox.ts';

vi.mock('@foyer/shared/runtime', () => import('../../testing/runtime.ts'));

const { api, queryClient, session, unsent } = runtime;
const AMELIA = { id: 1, name: 'Amelia' };
const BRUNO = { id: 2, name: 'Bruno' };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { onLine: true, languages: ['en'] });
  queryClient.clear();
  api.knowsKeys.mockReset().mockReturnValue(true);
  api.get.mockReset().mockResolvedValue({ data: [] });
  api.post.mockReset().mockResolvedValue({ data: null });
  session.change(AMELIA);
});
afterEach(() => {
  session.change(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

test('nobody has an outbox while nobody is signed in', () => {
  session.change(undefined);
  expect(outbox).toThrow('Nobody is signed in');
  session.change(AMELIA);
  expect(outbox()).toBe(outbox());
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
  vi.stubGlobal('navigator', { onLine: false, languages: ['en'] });
  write('later');
  await settled();
  expect(api.post).not.toHaveBeenCalled();
  expect(states()).toEqual(['later: queued']);
  expect(unsent.words().join()).toContain('One message');
  vi.stubGlobal('navigator', { onLine: true, languages: ['en'] });
  write('now');
  await expect.poll(states).toEqual([]);
  expect(sent()).toEqual(['later', 'now']);
  expect(unsent.words()).toEqual([]);
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

test('FAULT-19 what was on its way is not sent again where the provider does not know its key', async () => {
  api.knowsKeys.mockReturnValue(false);
  api.post.mockRejectedValueOnce(failing(503));
  write('once');
  await expect.poll(sent).toEqual(['once']);
  // Another one runs the outbox again.
  write('another');
  await expect.poll(states).toEqual(['once: unconfirmed']);
  expect(sent()).toEqual(['once', 'another']);
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
  api.post.mockImplementationOnce(async () => {
    session.change(undefined, 'refused');
    throw failing(401);
  });
  write('mine');
  await expect.poll(() => session.user()).toBeUndefined();
  session.change(BRUNO);
  write('theirs');
  await expect.poll(states).toEqual([]);
  expect(sent()).toEqual(['mine', 'theirs']);
  expect(api.post.mock.lastCall?.[3]).toMatchObject({ token: 'token of Bruno' });
});

test('FAULT-28 nobody is warned of what another guest has not sent', async () => {
  vi.stubGlobal('navigator', { onLine: false, languages: ['en'] });
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
  outbox();
  const other = new BroadcastChannel('outbox of 1');
  const refreshed = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  other.postMessage('changed');
  other.postMessage('sent');
  await expect.poll(() => refreshed).toHaveBeenCalledTimes(2);
  expect(refreshed.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([['chat'], ['threads']]);
  other.close();
});
