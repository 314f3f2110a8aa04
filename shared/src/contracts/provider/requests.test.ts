import * as z from '@foyer/shared/schema';
import { describe, expect, test } from 'vitest';
import { CheckInPayload, PreArrivalPayload, QueryPayload } from './requests.ts';

const contactDetails = { name: 'Amelia Hart', email: 'amelia@example.com', phone: '447700900123' };
const checkIn = { ...contactDetails, check_in: '2026-05-01 03:05 PM', type: 'checkin' };
const preArrival = {
  ...contactDetails,
  reservation_number: 'R-1',
  check_list_items: [1, 2],
  special_requests: 'A quiet room',
  type: 'pre-arrival',
};
const query = { ...contactDetails, message: 'Is it open?', category_id: 4, type: 'spa' };

/** Returns the first failing rule of each field, as a form shows it. */
function errors(schema: z.ZodMiniType, payload: object) {
  const found: Record<string, string> = {};
  for (const { path, message } of z.safeParse(schema, payload).error?.issues ?? [])
    found[String(path[0])] ??= message;
  return found;
}

describe('FORM-01 FORM-34 contact details', () => {
  const wrong = (change: object) => errors(QueryPayload, { ...query, ...change });

  test('need a name, an email address and a phone of digits', () => {
    expect(wrong({})).toEqual({});
    expect(wrong({ name: ' ', email: '', phone: ' ' })).toEqual({
      name: '*Required',
      email: '*Required',
      phone: '*Required',
    });
    expect(wrong({ email: 'amelia', phone: '+44 7700' })).toEqual({
      email: 'Invalid email',
      phone: 'Must be a valid number',
    });
    expect(wrong({ phone: 'x123' })).toEqual({ phone: 'Must be a valid number' });
    expect(wrong({ phone: '123x' })).toEqual({ phone: 'Must be a valid number' });
  });

  test('are trimmed', () => {
    const sent = z.parse(QueryPayload, {
      ...query,
      name: ' Amelia ',
      email: ' a@b.co ',
      phone: ' 12 ',
    });
    expect(sent).toMatchObject({ name: 'Amelia', email: 'a@b.co', phone: '12' });
  });
});

test.each(['2026-05-01', '2026-05-01 03:05 PM', '2026-05-01 12:59 AM', '2026-05-01 10:00 AM'])(
  'FORM-03 %s is a day of arrival',
  (check_in) => expect(errors(CheckInPayload, { ...checkIn, check_in })).toEqual({}),
);

test.each([
  '2026-5-01',
  '2026-05-01 3:05 PM',
  '2026-05-01 13:05 PM',
  '2026-05-01 00:05 AM',
  '2026-05-01 03:65 PM',
  '2026-05-01 03:05',
  '2026-05-01 03:05 XM',
  'on 2026-05-01',
  '2026-05-01 03:05 PM or so',
])('FORM-03 %s is none', (check_in) =>
  expect(errors(CheckInPayload, { ...checkIn, check_in })).toEqual({ check_in: 'Invalid date' }),
);

test('FORM-02 requires a date of arrival', () => {
  expect(errors(CheckInPayload, { ...checkIn, check_in: '' })).toEqual({ check_in: '*Required' });
  expect(errors(CheckInPayload, { ...checkIn, type: 'checkout' })).toHaveProperty('type');
});

test('FORM-06 FORM-07 requires a reservation number before an arrival; special requests are optional', () => {
  expect(errors(PreArrivalPayload, { ...preArrival, reservation_number: ' ' })).toEqual({
    reservation_number: '*Required',
  });
  const sent = z.parse(PreArrivalPayload, {
    ...preArrival,
    reservation_number: ' R-1 ',
    special_requests: '',
  });
  expect(sent).toMatchObject({ reservation_number: 'R-1', special_requests: null });
  expect(z.parse(PreArrivalPayload, preArrival).special_requests).toBe('A quiet room');
  expect(errors(PreArrivalPayload, { ...preArrival, check_list_items: ['1'] })).toHaveProperty(
    'check_list_items',
  );
});

test('FORM-10 FORM-41 requires a message and a subject of an enquiry; the category is optional', () => {
  expect(errors(QueryPayload, { ...query, message: ' ', type: '' })).toEqual({
    message: '*Required',
    type: '*Required',
  });
  expect(errors(QueryPayload, { ...query, category_id: null })).toEqual({});
  expect(errors(QueryPayload, { ...query, category_id: 'four' })).toHaveProperty('category_id');
});
