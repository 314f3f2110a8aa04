import type { Category } from '@foyer/shared/contracts/hotel';

/** The category whose slug is `hotel`, whatever its case; its children are the home's cards. */
export function hotelCategory(
  categories: readonly Category[] | null | undefined,
): Category | undefined {
  return categories?.find((category) => category.slug.toLowerCase() === 'hotel');
}

/** Sorted by `order`; a missing one comes last, ties keep the provider's order. */
export function byOrder(categories: readonly Category[]): Category[] {
  return categories.toSorted(
    (one, other) =>
      (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER),
  );
}
