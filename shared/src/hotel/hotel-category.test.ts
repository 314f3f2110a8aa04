import { expect, test } from 'vitest';
import type { Category } from '../contracts/provider/category.ts';
import { homeCategory } from './hotel-category.ts';

const category = (slug: string): Category => ({ id: 1, name: slug, slug });

test('HOTEL-11 finds the category by its slug in any case', () => {
  expect(homeCategory([category('dining'), category('Hotel')])?.slug).toBe('Hotel');
  expect(homeCategory([category('hotels')])).toBeUndefined();
  expect(homeCategory(null)).toBeUndefined();
});
