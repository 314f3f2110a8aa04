import type { Category } from '@foyer/shared/contracts/category';
import { expect, test, vi } from 'vitest';
import { childOf } from './category-query.ts';

vi.mock('@foyer/shared/runtime', () => ({ api: {}, hotelSlug: 'grand-plaza', queryClient: {} }));
vi.mock('@foyer/shared/ui/rich-text/rich-text', () => ({ loadSanitiser: vi.fn() }));

const category = (slug: string, children?: Category[]): Category => ({
  ...{ id: 1, name: slug, slug },
  ...(children && { children }),
});

test('a sub-category begins as what its category told of it, where that is all of it', () => {
  const bars = category('bars', [category('counter')]);
  const empty = category('walks', []);
  const area = category('local-area', [bars, empty, category('restaurants')]);
  expect(childOf(area, 'bars')).toBe(bars);
  expect(childOf(area, 'walks')).toBe(empty);
  expect(childOf(area, 'restaurants'), 'told without its own').toBeUndefined();
  expect(childOf(area, 'shops')).toBeUndefined();
  expect(childOf(undefined, 'bars')).toBeUndefined();
});
