import { expect, test } from 'vitest';
import { arrivalOf } from './arrival.ts';

const TODAY = '2026-11-23';
const arrival = (check_in_date?: string | null, check_in_time?: string | null) =>
  arrivalOf({ check_in_date, check_in_time }, TODAY);
const NONE = { check_in: '', check_in_time: '' };

test.each([
  ['03:05 PM', '03:05 PM'],
  ['3:05 AM', '03:05 AM'],
  ['15:05', '03:05 PM'],
  ['00:30:00', '12:30 AM'],
  ['12:00', '12:00 PM'],
  ['25:00', ''],
  ['soon', ''],
  [null, ''],
])('FORM-25 offers a recorded arrival at %s as %s', (recorded, offered) => {
  expect(arrival('2026-12-24', recorded)).toEqual({
    check_in: '2026-12-24',
    check_in_time: offered,
  });
});

test('FORM-25 offers no arrival that is past, invalid or unknown', () => {
  expect(arrival(TODAY)).toEqual({ check_in: TODAY, check_in_time: '' });
  expect(arrival('2026-12-24T00:00:00.000Z').check_in).toBe('2026-12-24');
  expect(arrival('2026-11-22', '03:05 PM')).toEqual(NONE);
  expect(arrival('24/12/2026', '03:05 PM')).toEqual(NONE);
  expect(arrival(null, '03:05 PM')).toEqual(NONE);
  expect(arrivalOf(undefined, TODAY)).toEqual(NONE);
});
