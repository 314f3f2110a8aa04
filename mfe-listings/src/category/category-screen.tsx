import type { ScreenModule } from '@foyer/shared/contracts/screen.ts';
import { useParams } from '@foyer/shared/router';
import { categoryQuery, categorySlugOf, prefetchCategory } from '../data/category-query.ts';
import { CategoryPage } from './category-page.tsx';

/** Prefetches the category and its description's sanitiser without waiting for them. */
export const loader: NonNullable<ScreenModule['loader']> = ({ params }) => {
  void prefetchCategory(categoryQuery(categorySlugOf(params.categorySlug)));
};

/** Renders a category and its children (LIST-01). */
export function Component() {
  const slug = categorySlugOf(useParams().categorySlug);
  return <CategoryPage key={slug} slug={slug} />;
}
