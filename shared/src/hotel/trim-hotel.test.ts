import { expect, test } from 'vitest';
import { trimHotel } from './trim-hotel.ts';

const category = (id: number, parent_id?: number | null) => ({
  id,
  name: `Category ${id}`,
  slug: `category-${id}`,
  description: '<p>Long</p>',
  parent_id,
  children: [{ id: 99, name: 'Child', slug: 'child' }],
});

test('keeps top-level categories, with any form of a missing parent', () => {
  const categories = [category(1), category(2, null), category(3, 0), category(4, 1)];
  const trimmed = trimHotel({ id: 1, slug: 'plaza', categories });
  expect(trimmed.categories?.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('drops fields of category pages', () => {
  const [first] = trimHotel({ id: 1, slug: 'plaza', categories: [category(1)] }).categories ?? [];
  expect(first).toEqual({ id: 1, name: 'Category 1', slug: 'category-1', parent_id: undefined });
});

test('HOTEL-30 keeps the empty children of a category', () => {
  const categories = [
    { ...category(1), children: [] },
    { ...category(2), children: null },
  ];
  const trimmed = trimHotel({ id: 1, slug: 'plaza', categories });
  expect(trimmed.categories?.map(({ children }) => children)).toEqual([[], undefined]);
});
