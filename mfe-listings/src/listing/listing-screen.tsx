import type { ScreenModule } from '@foyer/shared/contracts/screen';
import { useParams } from '@foyer/shared/router';
import { queryClient } from '@foyer/shared/runtime';
import { loadSanitiser } from '@foyer/shared/ui/rich-text/rich-text';
import { categoryQuery } from '../data/category-query.ts';
import { ListingPage } from './listing-page.tsx';

/** Starts the sub-category, its category and what draws descriptions, and waits for none. */
export const loader: NonNullable<ScreenModule['loader']> = ({ params }) => {
  for (const slug of [params.categorySlug, params.subCategorySlug])
    void queryClient.prefetchQuery(categoryQuery(slug ?? ''));
  loadSanitiser();
  return null;
};

/** A sub-category with its listings (LIST-05). */
export function Component() {
  const { categorySlug = '', subCategorySlug = '' } = useParams();
  return <ListingPage key={categorySlug} parentSlug={categorySlug} slug={subCategorySlug} />;
}
