import type { Category } from '../contracts/category.ts';

/** Sorted by `order`; a missing one comes last, ties keep the provider's order. */
export function byOrder(categories: readonly Category[]): Category[] {
  return categories.toSorted(
    (one, other) =>
      (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER),
  );
}
