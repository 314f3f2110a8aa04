import { afterEach, expect, test, vi } from 'vitest';
import { clockText } from './clock.ts';
import {
  clockAt,
  clockTime,
  dateAndTime,
  dayAt,
  dayOfWeek,
  longDate,
  partOfDay,
  pickerTime,
  shortDate,
  timeOfDay,
  updatedTime,
} from './hotel-time.ts';

const EVENING = Date.UTC(2026, 10, 21, 23, 30);

test('HOTEL-05 formats a long English date at the hotel', () => {
  expect(longDate(EVENING, 'Europe/London')).toBe('Saturday, November 21, 2026');
  expect(longDate(EVENING, 'Asia/Tokyo')).toBe('Sunday, November 22, 2026');
});

test('FAULT-25 uses the hotel’s date in summer and winter time, and as the clocks go back', () => {
  for (const [at, date] of [
    ['2026-06-30T23:30:00Z', 'Wednesday, July 1, 2026'],
    ['2026-11-30T23:30:00Z', 'Monday, November 30, 2026'],
    ['2026-10-25T00:30:00Z', 'Sunday, October 25, 2026'],
  ] as const)
    expect(longDate(Date.parse(at), 'Europe/London')).toBe(date);
});

test('MSG-01 formats a short date with its weekday at the hotel', () => {
  expect(shortDate(EVENING, 'Europe/London')).toBe('Sat, 11/21/2026');
  expect(shortDate(EVENING, 'Asia/Tokyo')).toBe('Sun, 11/22/2026');
  expect(shortDate(Date.UTC(2026, 2, 5), 'UTC')).toBe('Thu, 03/05/2026');
});

afterEach(() => vi.unstubAllGlobals());

test('SHELL-42 formats dates and times in the language of the page', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  vi.stubGlobal('navigator', { languages: ['de-AT'] });
  expect(longDate(EVENING, 'Europe/London')).toBe('Samstag, 21. November 2026');
  expect(shortDate(EVENING, 'Europe/London')).toBe('Sa., 21.11.2026');
  expect(dayOfWeek('2026-11-27')).toBe('Freitag, 27. November');
  expect(updatedTime(EVENING - 86_400_000, EVENING, 'Europe/London')).toMatch(
    /^Fr\., 20\.11\.2026, /,
  );
});

test('uses the device’s zone without a known zone', () => {
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
])('at %i o’clock it is %s', (hour, expected) => {
  expect(partOfDay(Date.UTC(2026, 0, 5, hour), 'UTC')).toBe(expected);
});

test('formats an update of another day with its day', () => {
  const at = Date.UTC(2026, 10, 21, 9, 12);
  expect(updatedTime(at, EVENING, 'Europe/London', 'en-GB')).toBe('09:12');
  expect(updatedTime(at, EVENING, 'Europe/London', 'en-US')).toMatch(/^9:12\sAM$/);
  expect(updatedTime(at, EVENING + 3_600_000, 'Europe/London', 'en-GB')).toBe(
    'Sat, 21/11/2026, 09:12',
  );
});

test('formats a time of day', () => {
  expect(timeOfDay(EVENING, 'Asia/Tokyo', 'en-GB')).toBe('08:30');
});

test('formats date and time at the hotel', () => {
  expect(dateAndTime(EVENING, 'Asia/Tokyo', 'en-GB')).toBe('Sun, 22/11/2026, 08:30');
  expect(dateAndTime(EVENING, 'Europe/London', 'en-US')).toMatch(/^Sat, 11\/21\/2026, 11:30\sPM$/);
});

test('HOTEL-67 dates have the specified form whatever the guest’s region, and times its clock', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  expect(longDate(EVENING, 'Europe/London')).toBe('Saturday, November 21, 2026');
  expect(dayOfWeek('2026-11-27')).toBe('Friday, November 27');
  expect(shortDate(EVENING, 'Europe/London')).toBe('Sat, 11/21/2026');
  const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  const time = hourCycle === 'h23' ? /^23:30$/ : /^11:30\sPM$/;
  expect(timeOfDay(EVENING, 'Europe/London')).toMatch(time);
  expect(pickerTime('15:00')).toMatch(/^3:00\sPM$/);
  expect(timeOfDay(EVENING, 'Europe/London', 'en-US-u-hc-h23')).toBe('23:30');
});

test('returns the hour and the minute at the hotel', () => {
  expect(clockAt(EVENING, 'Asia/Tokyo')).toEqual({ hour: 8, minute: 30 });
  expect(clockAt(Date.UTC(2026, 0, 1), 'UTC')).toEqual({ hour: 0, minute: 0 });
});

test('HOTEL-24 formats any time of day in the guest’s locale and returns other text unchanged', () => {
  for (const written of ['15:00:00', '15:00', '3:00 PM', '03:00pm', '3:00 p.m.']) {
    expect(clockTime(written, 'en-US')).toBe('3:00 PM');
    expect(clockTime(written, 'en-GB')).toBe('15:00');
    expect(clockText(written)).toBe('15:00');
  }
  expect(clockText('12:05 AM')).toBe('00:05');
  expect(clockText('12:05 PM')).toBe('12:05');
  for (const words of ['from noon', '25:00', '13:00 PM', '0:30 AM', '9 AM']) {
    expect(clockTime(words, 'en-US')).toBe(words);
    expect(clockText(words)).toBeUndefined();
  }
  expect(clockTime(null, 'en-US')).toBeUndefined();
});

test('returns the ISO day at the hotel', () => {
  expect(dayAt(EVENING, 'Europe/London')).toBe('2026-11-21');
  expect(dayAt(EVENING, 'Asia/Tokyo')).toBe('2026-11-22');
  expect(dayAt(EVENING, 'Nowhere/Land')).toBe(dayAt(EVENING, undefined));
});

test('formats a day without a zone alike in every zone', () => {
  expect(dayOfWeek('2026-11-27', 'en-US')).toBe('Friday, November 27');
});
