import { afterEach, expect, test, vi } from 'vitest';
import { PROVIDER } from '../testing/gateway.ts';
import { ProviderBusyError, queuedFetch } from './queued-fetch.ts';

const AT_ONCE = 10;
const SIGN_IN = { method: 'POST' };
const tick = () => new Promise(setImmediate);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `/call/${index}`);

afterEach(() => vi.useRealTimers());

/** A provider whose answers the test gives, and the queues before it. */
function provider(calls?: number) {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const ask = queuedFetch(
    (url) => {
      asked.push(url.replace(PROVIDER, ''));
      return new Promise((resolve) => answers.push(() => resolve(new Response('an answer'))));
    },
    PROVIDER,
    calls,
  );
  /** Sends a request, by default from the odd or the even guest. */
  const send = (
    path: string,
    init?: RequestInit,
    address = `192.0.2.${Number(path.at(-1)) % 2}`,
  ) => {
    const headers = { ...init?.headers, 'X-Forwarded-For': address };
    const answer = ask(PROVIDER + path, { ...init, headers });
    answer.catch(() => undefined);
    return answer;
  };
  const answer = async () => {
    await tick();
    answers.shift()?.();
    await tick();
    await tick();
  };
  return { asked, answer, send };
}

test('SCALE-12 asks the provider as many calls at once as the operator sets', async () => {
  const { asked, send } = provider(4);
  for (const path of numbered(5)) send(path);
  await tick();
  expect(asked).toEqual(numbered(4));
});

test('SCALE-12 asks the provider in the order of the requests, ten calls at once', async () => {
  const { asked, answer, send } = provider();
  const paths = numbered(50);
  for (const path of paths) send(path);
  for (let answered = 0; answered < paths.length; answered += 1) {
    await tick();
    expect(asked).toEqual(paths.slice(0, answered + AT_ONCE));
    await answer();
  }
});

test('SCALE-12 pictures, sign-ins and other calls wait only for their own kind, sign-ins at the provider', async () => {
  const { asked, send } = provider();
  const token = { method: 'POST', headers: { Authorization: 'Bearer 7|token' } };
  for (const path of numbered(200)) {
    send(`/media${path}`);
    send('/login', path.endsWith('0') ? token : SIGN_IN, `192.0.2.${Number(path.at(-1)) % 2}`);
    send(`/quick-chat${path}`);
    send(`/quick-chat/send${path}`, token);
  }
  await tick();
  const count = (path: string) => asked.filter((one) => one.startsWith(path)).length;
  expect(['/media', '/login', '/quick-chat'].map(count)).toEqual([10, 150, 10]);
});

test('SCALE-13 a request that its guest gave up leaves the queue', async () => {
  const { asked, answer, send } = provider();
  const gone = new AbortController();
  for (const path of numbered(AT_ONCE)) send(path);
  const left = send('/left/0', { signal: gone.signal });
  send('/last/0');
  gone.abort();
  await expect(left).rejects.toThrow('abort');
  await answer();
  expect(asked).toEqual([...numbered(AT_ONCE), '/last/0']);
  await expect(send('/late/0', { signal: gone.signal })).rejects.toThrow('abort');
});

test('SCALE-13 an unanswered request makes room for the next one after a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { asked, send } = provider();
  for (const path of numbered(50)) send(path);
  await tick();
  vi.advanceTimersByTime(999);
  await tick();
  expect(asked).toHaveLength(AT_ONCE);
  vi.advanceTimersByTime(1);
  await tick();
  expect(asked).toHaveLength(2 * AT_ONCE);
});

test('SCALE-13 a response makes room with its head, while its body is read', async () => {
  const { asked, answer, send } = provider();
  const film = send('/media/film/1');
  for (const path of numbered(AT_ONCE)) send(`/media${path}`);
  await answer();
  expect(asked).toHaveLength(AT_ONCE + 1);
  expect((await film).bodyUsed).toBe(false);
});

test('SCALE-14 refuses requests beyond a full queue, and those that wait too long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { asked, send } = provider();
  for (const path of numbered(AT_ONCE)) send(path);
  await tick();
  const waiting = numbered(5000).map((path) => send(path));
  await expect(send('/refused', {}, '192.0.2.9')).rejects.toThrow(ProviderBusyError);
  vi.advanceTimersByTime(10_000);
  const ends = await Promise.allSettled(waiting);
  expect(ends.every((end) => end.status === 'rejected')).toBe(true);
  await tick();
  expect(asked).toEqual(numbered(AT_ONCE));
});

test('SCALE-14 refuses the requests of an address of which too many wait, and no others', async () => {
  const { send } = provider();
  for (const path of numbered(2505)) send(path, {}, '192.0.2.1');
  await expect(send('/refused', {}, '192.0.2.1')).rejects.toThrow(ProviderBusyError);
  const refused = vi.fn();
  send('/other', {}, '192.0.2.2').catch(refused);
  await tick();
  expect(refused).not.toHaveBeenCalled();
});

test('SCALE-16 a crowd at one address holds up no call of another one', async () => {
  const { asked, answer, send } = provider();
  const crowd = numbered(500);
  for (const path of crowd) send(path, {}, '2001:db8:1:2::1');
  for (const path of crowd) send(path, {}, '2001:db8:1:2::2');
  send('/other', {}, '192.0.2.2');
  await tick();
  expect(asked).toEqual([...crowd.slice(0, AT_ONCE / 2), '/other']);
  await answer();
  expect(asked.at(-1)).toBe(crowd[AT_ONCE / 2]);
});

test('leaves requests to other servers alone', async () => {
  const fetch = vi.fn(() => new Promise<Response>(() => undefined));
  const ask = queuedFetch(fetch, PROVIDER);
  for (let times = 0; times < 20; times += 1) {
    void ask('https://weather.test/now');
    void ask(`${PROVIDER}.evil.test/x`);
  }
  expect(fetch).toHaveBeenCalledTimes(40);
});
