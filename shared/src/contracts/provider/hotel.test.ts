import { expect, test } from 'vitest';
import { Category } from './category.ts';
import { HotelResponse } from './hotel.ts';

const dining = { id: 1, name: 'Dining', slug: 'dining' };

test.each([
  ['51.5186', 51.5186],
  [51.5186, 51.5186],
  ['0', 0],
  ['', null],
  [null, null],
  [undefined, undefined],
])('reads the latitude %j as %j', (latitude, expected) => {
  expect(Category.parse({ ...dining, latitude }).latitude).toBe(expected);
});

test.each(['north', true, {}, Number.NaN])('refuses the latitude %j', (latitude) => {
  expect(Category.safeParse({ ...dining, latitude }).success).toBe(false);
});

test('reads flags as 0 or 1 and nested children, and drops unknown fields', () => {
  const tree = { ...dining, children: [{ ...dining, id: 2, children: [{ ...dining, id: 3 }] }] };
  const { data } = HotelResponse.parse({
    status: true,
    data: { id: 1, slug: 'x', settings: [{ allow_checkin: 1, extra: 1 }], categories: [tree] },
  });
  expect(data?.settings).toEqual([{ allow_checkin: true }]);
  expect(data?.categories?.[0]?.children?.[0]?.children?.[0]?.id).toBe(3);
});

test('SHELL-115 reads a text of more than 100,000 characters as null', () => {
  const longest = 'x'.repeat(100_000);
  expect(Category.parse({ ...dining, description: longest }).description).toBe(longest);
  expect(Category.parse({ ...dining, description: `${longest}x` }).description).toBeNull();
});
