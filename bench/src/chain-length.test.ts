import { expect, test } from 'vitest';
import { chainLength } from './chain-length.ts';

test('requests that run beside each other are one round trip', () => {
  expect(
    chainLength([
      { start: 0, end: 100 },
      { start: 5, end: 300 },
      { start: 99, end: 200 },
    ]),
  ).toBe(1);
});

test('a request that begins when another has ended is one more', () => {
  expect(
    chainLength([
      { start: 210, end: 300 },
      { start: 0, end: 100 },
      { start: 100, end: 200 },
      { start: 50, end: 400 },
    ]),
  ).toBe(3);
});

test('nothing asked for is no round trip', () => {
  expect(chainLength([])).toBe(0);
});
