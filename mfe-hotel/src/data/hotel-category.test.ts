import type { Category } from '@foyer/shared/contracts/hotel';
import { expect, test } from 'vitest';
import { byOrder, hotelCategory } from './hotel-category.ts';

const category = (slug: string, order?: number | null): Category => ({
  id: 1,
  name: slug,
  slug,
  ...(order !== undefined && { order }),
});

test('HOTEL-11 the category is known by its slug, whatever its case', () => {
  expect(hotelCategory([category('dining'), category('Hotel')])?.slug).toBe('Hotel');
  expect(hotelCategory([category('hotels')])).toBeUndefined();
  expect(hotelCategory(null)).toBeUndefined();
});

test('HOTEL-11 children are sorted by order, ties as they came, a missing order last', () => {
  const children = [category('d', null), category('b', 2), category('c', 2), category('a', 0)];
  expect(byOrder(children).map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd']);
});
