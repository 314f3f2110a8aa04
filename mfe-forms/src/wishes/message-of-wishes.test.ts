import { expect, test } from 'vitest';
import { messageOfWishes } from './message-of-wishes.ts';
import type { WishField } from './wish.ts';

const FIELDS: WishField[] = [
  { name: 'restaurant', kind: 'text', label: 'Restaurant' },
  { name: 'day', kind: 'day', label: 'Day' },
  { name: 'guests', kind: 'count', label: 'Guests' },
  { name: 'more', kind: 'long', label: 'Allergies, or anything else?' },
];

test('FORM-14 what was filled in reads as lines, what was not is left out', () => {
  const values = {
    restaurant: ' The Orangery ',
    day: '2026-11-27',
    guests: ' ',
    more: 'By\nthe sea',
  };
  expect(messageOfWishes(FIELDS, values)).toBe(
    'Restaurant: The Orangery\nDay: Friday, November 27, 2026\nAllergies, or anything else: By\nthe sea',
  );
  expect(messageOfWishes(FIELDS, {})).toBe('');
});
