import type { Category } from '../contracts/provider/category.ts';

/** Sorts by `order`, missing ones last; ties keep the provider's order. */
export function byOrder(categories: readonly Category[]): Category[] {
  return categories.toSorted(
    (one, other) =>
      (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER),
  );
}
