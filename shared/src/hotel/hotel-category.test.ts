import { expect, test } from 'vitest';
import type { Category } from '../contracts/category.ts';
import { hotelCategory } from './hotel-category.ts';

const category = (slug: string): Category => ({ id: 1, name: slug, slug });

test('HOTEL-11 the category is known by its slug, whatever its case', () => {
  expect(hotelCategory([category('dining'), category('Hotel')])?.slug).toBe('Hotel');
  expect(hotelCategory([category('hotels')])).toBeUndefined();
  expect(hotelCategory(null)).toBeUndefined();
});
