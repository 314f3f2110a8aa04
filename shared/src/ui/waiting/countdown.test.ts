import { expect, test } from 'vitest';
import { clock, secondsLeft } from './countdown.ts';

test('AUTH-33 the countdown begins at 25, shows each second once and ends at zero', () => {
  const start = 1_000_000;
  const deadline = start + 25_000;
  const shown = Array.from({ length: 26 }, (_, second) =>
    secondsLeft(deadline, start + second * 1000),
  );
  expect(shown).toEqual(Array.from({ length: 26 }, (_, second) => 25 - second));
});

test('AUTH-33 a tab suspended past the end shows zero, not a negative number', () => {
  expect(secondsLeft(1_000, 90_000)).toBe(0);
});

test('AUTH-33 formats seconds as minutes and seconds', () => {
  expect(clock(25)).toBe('00:25');
  expect(clock(9)).toBe('00:09');
  expect(clock(0)).toBe('00:00');
  expect(clock(125)).toBe('02:05');
});
