import { expect, test } from 'vitest';
import type { Category } from '../contracts/provider/category.ts';
import { byOrder } from './order.ts';

const category = (slug: string, order: number | null): Category => ({
  id: 1,
  name: slug,
  slug,
  order,
});

test('HOTEL-11 sorts by order, keeps ties, and puts a missing order last', () => {
  const children = [category('d', null), category('b', 2), category('c', 2), category('a', 0)];
  expect(byOrder(children).map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd']);
});
