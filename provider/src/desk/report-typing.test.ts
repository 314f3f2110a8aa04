import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportTyping } from './report-typing.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

/** Types at a terminal; `reported` grows by each guest to whom the desk reports typing. */
function terminal() {
  const input = new PassThrough();
  const lines = createInterface({ input, output: new PassThrough(), terminal: true });
  const reported: (string | number)[] = [];
  reportTyping(input, lines, (guest) => reported.push(guest));
  const type = async (keys: string) => {
    input.write(keys);
    await new Promise(setImmediate);
  };
  return { reported, type };
}

test.each([
  ['chat noor@example.com H', ['noor@example.com']],
  ['  chat   #2  H', [2]],
  ['chat 2 H', [2]],
  ['chat noor@example.com ', []],
  ['chat nobody Hello', []],
  ['reply 2 Hello', []],
  ['chats noor@example.com Hello', []],
])('API-59 typing %j reports to %j', async (line, guests) => {
  const { reported, type } = terminal();
  await type(line);
  expect(reported).toEqual(guests);
});

test('API-59 reports every three seconds while an admin types, until the line is sent', async () => {
  const { reported, type } = terminal();
  await type('chat #2 It is open');
  vi.advanceTimersByTime(2999);
  await type(' until');
  expect(reported).toEqual([2]);
  vi.advanceTimersByTime(1);
  await type(' eleven');
  expect(reported).toEqual([2, 2]);
  vi.advanceTimersByTime(3000);
  await type('\r');
  expect(reported).toEqual([2, 2]);
});
