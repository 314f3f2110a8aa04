import { expect, test } from 'vitest';
import { dateOfDay, dayOfDate, formatDay } from './day.ts';

test('converts a day to a date and back', () => {
  expect(dayOfDate(dateOfDay('2026-11-27') as Date)).toBe('2026-11-27');
});

test.each(['', '27.11.2026', '2026-13-01', '2026-02-31'])('rejects %j as a day', (text) => {
  expect(dateOfDay(text)).toBeUndefined();
  expect(formatDay(text)).toBe('');
});

test('formats a day in words', () => {
  expect(formatDay('2026-11-27')).toBe('Friday, November 27, 2026');
  expect(formatDay('2026-11-27', false)).toBe('Friday, November 27');
});
