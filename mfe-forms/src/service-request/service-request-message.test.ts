import { expect, test } from 'vitest';
import { serviceRequestMessage } from './service-request-message.ts';

const TODAY = '2026-11-23';
const TABLE = {
  texts: { name: 'Table' },
  subject: 'restaurant',
  fields: [
    { name: 'restaurant', kind: 'text', label: 'Restaurant' },
    { name: 'day', kind: 'day', label: 'Day' },
    { name: 'time', kind: 'time', label: 'Time' },
    { name: 'guests', kind: 'count', label: 'Guests' },
    { name: 'more', kind: 'long', label: 'Allergies, or anything else?' },
  ],
} as const;

test('FORM-44 FORM-61 begins with the name, then writes filled-in values as lines', () => {
  const values = {
    restaurant: ' The Orangery ',
    day: '2026-11-27',
    time: '04:00 PM',
    guests: ' ',
    more: 'By\nthe sea',
  };
  expect(serviceRequestMessage(TABLE, values, TODAY)).toBe(
    'Table: The Orangery, Friday 4:00 PM\n' +
      'Restaurant: The Orangery\nDay: Friday, November 27, 2026\nTime: 4:00 PM\n' +
      'Allergies, or anything else: By\nthe sea',
  );
});

test.each([
  [{}, ''],
  [{ guests: '2' }, 'Table'],
  [{ day: '2026-12-04' }, 'Table: Friday, December 4'],
  [{ time: '08:30 AM' }, 'Table: 8:30 AM'],
  [{ day: TODAY, restaurant: 'Bar' }, 'Table: Bar, Monday'],
])('FORM-61 names a request by what was chosen (%j)', (values, name) => {
  expect(serviceRequestMessage(TABLE, values, TODAY).split('\n')[0]).toBe(name);
});
