import type { ScreenModule } from '@foyer/shared/contracts/screen';
import { useParams } from '@foyer/shared/router';
import { queryClient } from '@foyer/shared/runtime';
import { categoryQuery, startCategory, subCategoryQuery } from '../data/category-query.ts';
import { categorySlugOf } from '../data/category-slug.ts';
import { ListingPage } from './listing-page.tsx';

/** Starts the sub-category, its category and what draws its description, and waits for none. */
export const loader: NonNullable<ScreenModule['loader']> = ({ params }) => {
  const parent = categorySlugOf(params.categorySlug);
  const slug = categorySlugOf(params.subCategorySlug);
  void queryClient.prefetchQuery(categoryQuery(parent));
  void startCategory(subCategoryQuery(parent, slug));
  return null;
};

/** A sub-category with its listings (LIST-05). */
export function Component() {
  const params = useParams();
  const parent = categorySlugOf(params.categorySlug);
  const slug = categorySlugOf(params.subCategorySlug);
  return <ListingPage key={parent} parentSlug={parent} slug={slug} />;
}
