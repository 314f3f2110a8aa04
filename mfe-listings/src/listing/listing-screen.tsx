import type { ScreenModule } from '@foyer/shared/contracts/screen';
import { useParams } from '@foyer/shared/router';
import { queryClient } from '@foyer/shared/runtime';
import { loadSanitiser } from '@foyer/shared/ui/rich-text/rich-text';
import { categoryQuery, subCategoryQuery } from '../data/category-query.ts';
import { categorySlugOf } from '../data/category-slug.ts';
import { ListingPage } from './listing-page.tsx';

/** Starts the sub-category, its category and what draws descriptions, and waits for none. */
export const loader: NonNullable<ScreenModule['loader']> = ({ params }) => {
  const parent = categorySlugOf(params.categorySlug);
  const slug = categorySlugOf(params.subCategorySlug);
  void queryClient.prefetchQuery(categoryQuery(parent));
  void queryClient.prefetchQuery(subCategoryQuery(parent, slug));
  loadSanitiser();
  return null;
};

/** A sub-category with its listings (LIST-05). */
export function Component() {
  const params = useParams();
  const parent = categorySlugOf(params.categorySlug);
  const slug = categorySlugOf(params.subCategorySlug);
  return <ListingPage key={parent} parentSlug={parent} slug={slug} />;
}
