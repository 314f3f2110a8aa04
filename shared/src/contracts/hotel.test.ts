import { expect, test } from 'vitest';
import { Category } from './category.ts';
import { HotelAnswer } from './hotel.ts';

const dining = { id: 1, name: 'Dining', slug: 'dining' };

test.each([
  ['51.5186', 51.5186],
  [51.5186, 51.5186],
  ['0', 0],
  ['', null],
  [null, null],
  [undefined, undefined],
])('a latitude %j is %j: nothing is no place on the equator', (latitude, expected) => {
  expect(Category.parse({ ...dining, latitude }).latitude).toBe(expected);
});

test.each(['north', true, {}, Number.NaN])('a latitude %j is another shape', (latitude) => {
  expect(Category.safeParse({ ...dining, latitude }).success).toBe(false);
});

test('flags may be 0 and 1, children go any way down, what is not known is left out', () => {
  const tree = { ...dining, children: [{ ...dining, id: 2, children: [{ ...dining, id: 3 }] }] };
  const { data } = HotelAnswer.parse({
    status: true,
    data: { id: 1, slug: 'x', settings: [{ allow_checkin: 1, extra: 1 }], categories: [tree] },
  });
  expect(data?.settings).toEqual([{ allow_checkin: true }]);
  expect(data?.categories?.[0]?.children?.[0]?.children?.[0]?.id).toBe(3);
});

test('SHELL-37 a text that no hotel writes is none', () => {
  const longest = 'x'.repeat(100_000);
  expect(Category.parse({ ...dining, description: longest }).description).toBe(longest);
  expect(Category.parse({ ...dining, description: `${longest}x` }).description).toBeNull();
});
