import { expect, test } from 'vitest';
import { dateOfDay, dayInWords, dayOfDate } from './day.ts';

test('a day survives the way through a calendar', () => {
  expect(dayOfDate(dateOfDay('2026-11-27') as Date)).toBe('2026-11-27');
});

test.each(['', '27.11.2026', '2026-13-01', '2026-02-31'])('%j is no day', (text) => {
  expect(dateOfDay(text)).toBeUndefined();
  expect(dayInWords(text)).toBe('');
});

test('a day is repeated in words', () => {
  expect(dayInWords('2026-11-27')).toBe('Friday, November 27, 2026');
  expect(dayInWords('2026-11-27', false)).toBe('Friday, November 27');
});
