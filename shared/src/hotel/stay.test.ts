import { expect, test } from 'vitest';
import { stayOf } from './stay.ts';

const DATES = { check_in_date: '2026-11-27', check_in_time: '16:30', check_out_date: '2026-12-01' };
const HOTEL = { timezone: 'UTC', features: ['requests-state'] };
const noonOf = (day: string) => Date.parse(`${day}T12:00Z`);

test.each([
  ['2026-11-20', 'upcoming', 7],
  ['2026-11-26', 'upcoming', 1],
  ['2026-11-27', 'arriving', 0],
  ['2026-11-28', 'staying', 3],
  ['2026-11-30', 'staying', 1],
  ['2026-12-01', 'leaving', 0],
  ['2026-12-02', 'over', 0],
])('HOTEL-19 HOTEL-36 on %s the guest is %s, with %i nights', (today, phase, nights) => {
  expect(stayOf(DATES, HOTEL, noonOf(today))).toMatchObject({ phase, nights, hasSteps: true });
});

test.each([
  ['no known departure', { ...DATES, check_out_date: null }, HOTEL],
  ['an impossible departure', { ...DATES, check_out_date: '2026-11-27' }, HOTEL],
  ['no state of requests', DATES, { timezone: 'UTC', features: [] }],
  ['no known hotel', DATES, undefined],
])('HOTEL-60 a stay with %s has no steps', (_, dates, hotel) => {
  expect(stayOf(dates, hotel, noonOf('2026-11-20'))).toMatchObject({ hasSteps: false });
  expect(stayOf(dates, hotel, noonOf('2026-12-02'))).toBeUndefined();
});

test('HOTEL-20 returns no stay that has begun without a known end', () => {
  const started = { check_in_date: '2026-11-27' };
  expect(stayOf(started, HOTEL, noonOf('2026-11-28'))).toBeUndefined();
  const wrong = { ...DATES, check_out_date: '2026-11-27' };
  expect(stayOf(wrong, HOTEL, noonOf('2026-11-28'))).toBeUndefined();
});

test('HOTEL-19 the day is that of the hotel', () => {
  const at = Date.parse('2026-11-26T15:30Z');
  expect(stayOf(DATES, { ...HOTEL, timezone: 'Asia/Tokyo' }, at)).toMatchObject({
    phase: 'arriving',
  });
});

test.each([null, '', 'tomorrow', '2026-02-30', '2026-13-01', '27.11.2026', '2026-11-271'])(
  'HOTEL-20 refuses the arrival %j',
  (check_in_date) => {
    expect(stayOf({ ...DATES, check_in_date }, HOTEL, noonOf('2026-01-01'))).toBeUndefined();
  },
);

test('HOTEL-19 counts nights across a clock change and from a day with a time', () => {
  const dates = { check_in_date: '2026-03-30T00:00:00Z' };
  expect(stayOf(dates, HOTEL, noonOf('2026-03-28'))).toMatchObject({
    nights: 2,
    arrival: '2026-03-30',
  });
});
