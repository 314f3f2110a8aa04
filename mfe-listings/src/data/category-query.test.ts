import type { Category } from '@foyer/shared/contracts/provider/category.ts';
import { expect, test, vi } from 'vitest';
import { completeChildOf } from './category-query.ts';

vi.mock('@foyer/shared/runtime', () => ({ api: {}, hotelSlug: 'grand-plaza', queryClient: {} }));

const category = (slug: string, children?: Category[]): Category => ({
  ...{ id: 1, name: slug, slug },
  ...(children && { children }),
});

test('a sub-category starts with the data of its category if that is complete', () => {
  const bars = category('bars', [category('counter')]);
  const empty = category('walks', []);
  const area = category('local-area', [bars, empty, category('restaurants')]);
  expect(completeChildOf(area, 'bars')).toBe(bars);
  expect(completeChildOf(area, 'walks')).toBe(empty);
  expect(completeChildOf(area, 'restaurants'), 'returned without its children').toBeUndefined();
  expect(completeChildOf(area, 'shops')).toBeUndefined();
  expect(completeChildOf(undefined, 'bars')).toBeUndefined();
});
