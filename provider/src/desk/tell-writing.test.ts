import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellWriting } from './tell-writing.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

/** Types at a terminal; `told` grows by whom the desk tells that it is writing. */
function terminal() {
  const input = new PassThrough();
  const lines = createInterface({ input, output: new PassThrough(), terminal: true });
  const told: (string | number)[] = [];
  tellWriting(input, lines, (guest) => told.push(guest));
  const type = async (keys: string) => {
    input.write(keys);
    await new Promise(setImmediate);
  };
  return { told, type };
}

it.each([
  ['chat noor@example.com H', ['noor@example.com']],
  ['  chat   #2  H', [2]],
  ['chat 2 H', [2]],
  ['chat noor@example.com ', []],
  ['chat nobody Hello', []],
  ['reply 2 Hello', []],
  ['chats noor@example.com Hello', []],
])('API-16 while %j stands there, the desk is writing to %j', async (line, guests) => {
  const { told, type } = terminal();
  await type(line);
  expect(told).toEqual(guests);
});

it('API-16 a guest is told every three seconds while the line grows, and no more once it is sent', async () => {
  const { told, type } = terminal();
  await type('chat #2 It is open');
  vi.advanceTimersByTime(2999);
  await type(' until');
  expect(told).toEqual([2]);
  vi.advanceTimersByTime(1);
  await type(' eleven');
  expect(told).toEqual([2, 2]);
  vi.advanceTimersByTime(3000);
  await type('\r');
  expect(told).toEqual([2, 2]);
});
