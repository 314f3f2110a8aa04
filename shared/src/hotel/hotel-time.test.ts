import { expect, test } from 'vitest';
import {
  clockTime,
  dateAndTime,
  longDate,
  partOfDay,
  shortDate,
  timeOfDay,
  updatedTime,
} from './hotel-time.ts';

const EVENING = Date.UTC(2026, 10, 21, 23, 30);

test('HOTEL-05 the date is long, English and that of the hotel', () => {
  expect(longDate(EVENING, 'Europe/London')).toBe('Saturday, November 21, 2026');
  expect(longDate(EVENING, 'Asia/Tokyo')).toBe('Sunday, November 22, 2026');
});

test('MSG-01 a date with its weekday is short, and that of the hotel', () => {
  expect(shortDate(EVENING, 'Europe/London')).toBe('Sat, 11/21/2026');
  expect(shortDate(EVENING, 'Asia/Tokyo')).toBe('Sun, 11/22/2026');
  expect(shortDate(Date.UTC(2026, 2, 5), 'UTC')).toBe('Thu, 03/05/2026');
});

test('without a known zone the device decides', () => {
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(longDate(EVENING, null)).toBe(longDate(EVENING, device));
  expect(longDate(EVENING, 'Not/AZone')).toBe(longDate(EVENING, device));
});

test.each([
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [0, 'evening'],
])('at %i o’clock it is %s', (hour, part) => {
  expect(partOfDay(Date.UTC(2026, 0, 5, hour), 'UTC')).toBe(part);
});

test('an update says its time, and its day when that is another one', () => {
  const at = Date.UTC(2026, 10, 21, 9, 12);
  expect(updatedTime(at, EVENING, 'Europe/London', 'en-GB')).toBe('09:12');
  expect(updatedTime(at, EVENING, 'Europe/London', 'en-US')).toMatch(/^9:12\sAM$/);
  expect(updatedTime(at, EVENING + 3_600_000, 'Europe/London', 'en-GB')).toBe('21 Nov, 09:12');
});

test('a moment of a known day has its time alone', () => {
  expect(timeOfDay(EVENING, 'Asia/Tokyo', 'en-GB')).toBe('08:30');
});

test('a moment has its date and time at the hotel, as the locale writes them', () => {
  expect(dateAndTime(EVENING, 'Asia/Tokyo', 'en-GB')).toBe('22 Nov 2026, 08:30');
  expect(dateAndTime(EVENING, 'Europe/London', 'en-US')).toMatch(/^Nov 21, 2026, 11:30\sPM$/);
});

test('a time of day follows the locale; other words stay', () => {
  expect(clockTime('15:00:00', 'en-US')).toBe('3:00 PM');
  expect(clockTime('15:00', 'en-GB')).toBe('15:00');
  expect(clockTime('from noon', 'en-US')).toBe('from noon');
  expect(clockTime('25:00', 'en-US')).toBe('25:00');
  expect(clockTime(null, 'en-US')).toBeUndefined();
});
