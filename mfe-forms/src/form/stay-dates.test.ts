import { expect, test } from 'vitest';
import { stayDates } from './stay-dates.ts';

const HOTEL = { timezone: 'Europe/London', features: ['requests-state'], check_in_time: '15:00' };
const STAY = { id: 1, check_in_date: '2026-11-27', check_out_date: '2026-11-29' };
const on = (day: string, user: object = {}, hotel: object = {}) =>
  stayDates({ ...STAY, ...user }, { ...HOTEL, ...hotel }, Date.parse(`${day}T12:00Z`));

const arrival = (value: string) => ({ label: 'Arrival', value });
const departure = { label: 'Departure', value: 'Sunday, November 29' };

test('FORM-69 shows the days of a stay, and the time of arrival before it', () => {
  expect(on('2026-11-20')).toEqual([arrival('Friday, November 27, from 3:00 PM'), departure]);
  expect(on('2026-11-27', { check_in_time: '18:30' })).toEqual([
    arrival('Friday, November 27, 6:30 PM'),
    departure,
  ]);
  expect(on('2026-11-28')).toEqual([arrival('Friday, November 27'), departure]);
});

test('FORM-69 shows only what is known, and nothing of a stay that is over', () => {
  expect(on('2026-11-20', { check_out_date: null }, { check_in_time: null })).toEqual([
    arrival('Friday, November 27'),
  ]);
  expect(on('2026-12-01')).toEqual([]);
  expect(on('2026-11-20', { check_in_date: null })).toEqual([]);
});
