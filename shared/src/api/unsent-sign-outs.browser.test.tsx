import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAnswer, sendSignOuts, storeUntilAnswered } from './unsent-sign-outs.ts';

const DAY_MS = 24 * 60 * 60_000;
const DONE = () => Response.json({ status: true, message: 'Logged out.' });
const fetched = vi.spyOn(window, 'fetch');

/** Returns the stored entries, which no page of the app reads. */
async function stored(): Promise<{ token: string }[]> {
  const database = await openDB('foyer-sign-outs', 1);
  return database.getAll('sign-outs').finally(() => database.close());
}
const storedTokens = async () => (await stored()).map(({ token }) => token);
const storeUnsent = (token: string) => storeUntilAnswered(token, Promise.resolve(false));
const sentTokens = () =>
  fetched.mock.calls.map(([path, request]) => [
    path,
    request?.method,
    new Headers(request?.headers).get('Authorization'),
  ]);

beforeEach(async () => {
  fetched.mockReset().mockImplementation(async () => DONE());
  await sendSignOuts();
  fetched.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('AUTH-127 stores a token until its call is answered', async () => {
  let answer = (_: boolean) => {};
  const call = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  const ended = storeUntilAnswered('a token', call);
  await expect.poll(storedTokens).toEqual(['a token']);
  answer(true);
  expect(await ended).toBe(true);
  expect(await stored()).toEqual([]);
});

test('AUTH-128 sends each unsent sign-out once, alone among all tabs, and deletes it', async () => {
  await storeUnsent('one');
  await storeUnsent('two');
  await Promise.all([sendSignOuts(), sendSignOuts()]);
  expect(sentTokens()).toEqual([
    ['/api/logout', 'POST', 'Bearer one'],
    ['/api/logout', 'POST', 'Bearer two'],
  ]);
  expect(await stored()).toEqual([]);
});

test('AUTH-128 waits for a call in flight instead of sending its token too', async () => {
  let answer = (_: boolean) => {};
  const call = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  const ended = storeUntilAnswered('a token', call);
  const sent = sendSignOuts();
  answer(true);
  await Promise.all([ended, sent]);
  expect(fetched).not.toHaveBeenCalled();
});

test('AUTH-128 keeps a token without an answer, and sends the others', async () => {
  await storeUnsent('one');
  await storeUnsent('two');
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await expect(sendSignOuts()).rejects.toThrow();
  expect(await storedTokens()).toEqual(['one']);
});

test.each([DAY_MS, -DAY_MS])(
  'AUTH-129 deletes a token after a day without sending it (%d ms)',
  async (ms) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await storeUnsent('a token');
    vi.setSystemTime(Date.now() + ms);
    await sendSignOuts();
    expect(fetched).not.toHaveBeenCalled();
    expect(await stored()).toEqual([]);
  },
);

test('AUTH-129 stores at most 20 tokens, the newest', async () => {
  const tokens = Array.from({ length: 22 }, (_, index) => `token ${index}`);
  for (const token of tokens) await storeUnsent(token);
  expect(await storedTokens()).toEqual(tokens.slice(2));
});

test.each([
  [200, { status: true }, true],
  [401, { status: false, message: 'Unauthenticated.' }, true],
  [401, { message: 'Unauthenticated.' }, true],
  [401, undefined, false],
  [200, undefined, false],
  [200, { portal: 'welcome' }, false],
  [429, { status: false, message: 'Too many.' }, false],
  [503, { status: false, message: 'Down.' }, false],
])('AUTH-128 a %d with %j is the provider’s answer: %j', (status, body, expected) => {
  expect(isAnswer(status, body)).toBe(expected);
});
