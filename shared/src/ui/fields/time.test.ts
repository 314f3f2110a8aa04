import { describe, expect, test, vi } from 'vitest';
import { correctHour, correctMinute, formatTime, parseTime, periodLabel } from './time.ts';

describe('AUTH-106 time picker corrections', () => {
  test.each([
    ['1', '1'],
    ['07', '7'],
    ['12', '12'],
    ['', '12'],
    ['0', '12'],
    ['13', '12'],
    ['-3', '12'],
    ['-', '12'],
  ])('hour %j becomes %j', (typed, corrected) => {
    expect(correctHour(typed)).toBe(corrected);
  });

  test.each([
    ['5', '05'],
    ['59', '59'],
    ['', '00'],
    ['-1', '00'],
    ['60', '59'],
    ['99', '59'],
  ])('minute %j becomes %j', (typed, corrected) => {
    expect(correctMinute(typed)).toBe(corrected);
  });
});

test('AUTH-80 formats an untouched time as empty', () => {
  expect(formatTime({ hour: '', minute: '', period: 'PM' })).toBe('');
});

test('AUTH-65 an empty time starts with PM', () => {
  expect(parseTime('').period).toBe('PM');
  expect(['AM', 'PM'].map((period) => periodLabel(period as 'AM' | 'PM'))).toEqual(['AM', 'PM']);
});

test('AUTH-107 shows AM and PM in the page’s language, and sends them in English', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'ja' } });
  expect([periodLabel('AM'), periodLabel('PM')]).toEqual(['午前', '午後']);
  expect(formatTime({ hour: '3', minute: '5', period: 'PM' })).toBe('03:05 PM');
  vi.unstubAllGlobals();
});

test('formats a time as hh:mm AM and parses it back', () => {
  expect(formatTime({ hour: '3', minute: '5', period: 'PM' })).toBe('03:05 PM');
  expect(parseTime('03:05 PM')).toEqual({ hour: '3', minute: '05', period: 'PM' });
  expect(parseTime('soon')).toEqual({ hour: '', minute: '', period: 'PM' });
});
