import type { ScreenModule } from '@foyer/shared/contracts/screen';
import { useParams } from '@foyer/shared/router';
import { categoryQuery, startCategory } from '../data/category-query.ts';
import { categorySlugOf } from '../data/category-slug.ts';
import { CategoryPage } from './category-page.tsx';

/** Starts the category and what will draw its description, and waits for neither. */
export const loader: NonNullable<ScreenModule['loader']> = ({ params }) => {
  void startCategory(categoryQuery(categorySlugOf(params.categorySlug)));
  return null;
};

/** A category and what is in it (LIST-01). */
export function Component() {
  const slug = categorySlugOf(useParams().categorySlug);
  return <CategoryPage key={slug} slug={slug} />;
}
