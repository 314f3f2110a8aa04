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

test('a page carries the top-level categories, however a provider says that they have no parent', () => {
  const categories = [category(1), category(2, null), category(3, 0), category(4, 1)];
  const trimmed = trimHotel({ id: 1, slug: 'plaza', categories });
  expect(trimmed.categories?.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('what only their own pages show is left out', () => {
  const [first] = trimHotel({ id: 1, slug: 'plaza', categories: [category(1)] }).categories ?? [];
  expect(first).toEqual({ id: 1, name: 'Category 1', slug: 'category-1', parent_id: undefined });
});

test('HOTEL-30 a category that has no children still says so', () => {
  const categories = [
    { ...category(1), children: [] },
    { ...category(2), children: null },
  ];
  const trimmed = trimHotel({ id: 1, slug: 'plaza', categories });
  expect(trimmed.categories?.map(({ children }) => children)).toEqual([[], undefined]);
});
