import type { Category } from '../contracts/category.ts';

/** The category whose slug is `hotel`, whatever its case; its children are the home's cards. */
export function hotelCategory(
  categories: readonly Category[] | null | undefined,
): Category | undefined {
  return categories?.find((category) => category.slug.toLowerCase() === 'hotel');
}
