import { expect, test } from 'vitest';
import { serviceRequestMessage } from './service-requests.ts';

const FIELDS = [
  { name: 'restaurant', kind: 'text', label: 'Restaurant' },
  { name: 'day', kind: 'day', label: 'Day' },
  { name: 'guests', kind: 'count', label: 'Guests' },
  { name: 'more', kind: 'long', label: 'Allergies, or anything else?' },
] as const;

test('FORM-44 writes filled-in values as lines and leaves out empty ones', () => {
  const values = {
    restaurant: ' The Orangery ',
    day: '2026-11-27',
    guests: ' ',
    more: 'By\nthe sea',
  };
  expect(serviceRequestMessage(FIELDS, values)).toBe(
    'Restaurant: The Orangery\nDay: Friday, November 27, 2026\nAllergies, or anything else: By\nthe sea',
  );
  expect(serviceRequestMessage(FIELDS, {})).toBe('');
});
