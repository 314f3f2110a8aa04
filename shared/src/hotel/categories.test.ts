import { expect, test } from 'vitest';
import type { Category } from '../contracts/provider/category.ts';
import { byOrder, homeCategory, trimHotel } from './categories.ts';

const named = (slug: string, order: number | null = null): Category => ({
  id: 1,
  name: slug,
  slug,
  order,
});

test('HOTEL-11 sorts by order, keeps ties, and puts a missing order last', () => {
  const children = [named('d'), named('b', 2), named('c', 2), named('a', 0)];
  expect(byOrder(children).map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd']);
});

test('HOTEL-11 finds the category by its slug in any case', () => {
  expect(homeCategory([named('dining'), named('Hotel')])?.slug).toBe('Hotel');
  expect(homeCategory([named('hotels')])).toBeUndefined();
  expect(homeCategory(null)).toBeUndefined();
});

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
