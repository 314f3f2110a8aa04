import { expect, test } from 'vitest';
import { stayOf } from './stay.ts';

const DATES = { check_in_date: '2026-11-27', check_in_time: '16:30', check_out_date: '2026-12-01' };

test.each([
  ['2026-11-20', 'upcoming', 7],
  ['2026-11-26', 'upcoming', 1],
  ['2026-11-27', 'arriving', 0],
  ['2026-11-28', 'staying', 3],
  ['2026-11-30', 'staying', 1],
  ['2026-12-01', 'leaving', 0],
])('HOTEL-19 HOTEL-36 on %s the guest is %s, with %i nights', (today, phase, nights) => {
  expect(stayOf(DATES, today)).toMatchObject({ phase, nights });
});

test('HOTEL-20 returns no stay that is over or has no known end', () => {
  expect(stayOf(DATES, '2026-12-02')).toBeUndefined();
  expect(stayOf({ check_in_date: '2026-11-27' }, '2026-11-28')).toBeUndefined();
  expect(stayOf({ ...DATES, check_out_date: '2026-11-27' }, '2026-11-28')).toBeUndefined();
});

test.each([null, '', 'tomorrow', '2026-02-30', '2026-13-01', '27.11.2026', '2026-11-271'])(
  'HOTEL-20 refuses the arrival %j',
  (check_in_date) => {
    expect(stayOf({ ...DATES, check_in_date }, '2026-01-01')).toBeUndefined();
  },
);

test('HOTEL-19 counts nights across a clock change and from a day with a time', () => {
  expect(stayOf({ check_in_date: '2026-03-30T00:00:00Z' }, '2026-03-28')).toMatchObject({
    nights: 2,
    arrival: '2026-03-30',
  });
});
