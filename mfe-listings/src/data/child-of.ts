import type { Category } from '@foyer/shared/contracts/category';

/** The child of a category that has this slug: what is known of it before it was asked for. */
export function childOf(parent: Category | undefined, slug: string): Category | undefined {
  return parent?.children?.find((child) => child.slug === slug);
}
