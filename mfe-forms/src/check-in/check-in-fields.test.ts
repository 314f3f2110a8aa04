import * as z from '@foyer/shared/schema';
import { expect, test } from 'vitest';
import { CheckInFields } from './check-in-fields.ts';

const filled = {
  name: ' Amelia Hart ',
  email: 'amelia@example.test',
  phone: '447700900123',
  check_in: '2026-05-01',
  check_in_time: '03:05 PM',
  type: 'checkin',
};

/** Returns the error messages by field. */
function messages(fields: object) {
  const issues = z.safeParse(CheckInFields, fields).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

test('FORM-03 sends day and time as one text, or the day alone', () => {
  const { check_in_time: _, ...payload } = filled;
  expect(z.parse(CheckInFields, filled)).toEqual({
    ...payload,
    name: 'Amelia Hart',
    check_in: '2026-05-01 03:05 PM',
  });
  const allDay = z.parse(CheckInFields, { ...filled, check_in_time: '' });
  expect(allDay.check_in).toBe('2026-05-01');
});

test('FORM-02 requires the day but not the time, and shows no error for a time without a day', () => {
  expect(messages({ ...filled, check_in: '' })).toEqual({ check_in: '*Required' });
  expect(messages({ ...filled, check_in_time: '' })).toEqual({});
});
