import type { Category } from '../contracts/provider/category.ts';

/** Returns the category with the slug `hotel` in any case; its children are the cards of home. */
export function homeCategory(
  categories: readonly Category[] | null | undefined,
): Category | undefined {
  return categories?.find((category) => category.slug.toLowerCase() === 'hotel');
}
