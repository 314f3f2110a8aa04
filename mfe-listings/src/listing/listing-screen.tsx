import type { ScreenModule } from '@foyer/shared/contracts/screen.ts';
import { useParams } from '@foyer/shared/router';
import { queryClient } from '@foyer/shared/runtime';
import { categoryQuery, prefetchCategory, subCategoryQuery } from '../data/category-query.ts';
import { categorySlugOf } from '../data/category-slug.ts';
import { ListingPage } from './listing-page.tsx';

/** Prefetches the sub-category, its category and the sanitiser without waiting for them. */
export const loader: NonNullable<ScreenModule['loader']> = ({ params }) => {
  const parent = categorySlugOf(params.categorySlug);
  const slug = categorySlugOf(params.subCategorySlug);
  void queryClient.prefetchQuery(categoryQuery(parent));
  void prefetchCategory(subCategoryQuery(parent, slug));
  return null;
};

/** Renders a sub-category with its listings (LIST-05). */
export function Component() {
  const params = useParams();
  const parent = categorySlugOf(params.categorySlug);
  const slug = categorySlugOf(params.subCategorySlug);
  return <ListingPage key={parent} parentSlug={parent} slug={slug} />;
}
