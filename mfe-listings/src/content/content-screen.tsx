import { paths } from '@foyer/shared/addresses/paths';
import type { ScreenModule } from '@foyer/shared/contracts/screen';
import { When } from '@foyer/shared/frames/vary';
import { redirect, useLocation } from '@foyer/shared/router';
import { hotelQuery, hotelSlug, PageNotFound, queryClient, useSlots } from '@foyer/shared/runtime';
import { CategoryPage } from '../category/category-page.tsx';
import { ContentPage } from './content-page.tsx';
import { CONTENT, SPELT } from './pages.ts';

/** The page that an address names: routes are matched whatever their case. */
function pageAt(pathname: string): string {
  return pathname.replace(/\/+$/, '').split('/').at(-1)?.toLowerCase() ?? '';
}

/** Leads a correct spelling to the specified one, unless the hotel calls a category so. */
export const loader: NonNullable<ScreenModule['loader']> = ({ request }) => {
  const page = pageAt(new URL(request.url).pathname);
  const spelt = SPELT[page];
  const categories = queryClient.getQueryData(hotelQuery().queryKey)?.categories;
  const own = categories?.some(({ slug }) => slug === page);
  return spelt && !own ? redirect(paths.category(hotelSlug, spelt)) : null;
};

/** A content page (LIST-16); where the hotel has a category of this name, that category. */
export function Component() {
  const page = pageAt(useLocation().pathname);
  const { categoryName } = useSlots();
  const content = CONTENT[page];
  if (!content && !categoryName) throw new PageNotFound();
  return (
    <When holds={categoryName} otherwise={content && <ContentPage name={page} content={content} />}>
      <CategoryPage key={page} slug={page} />
    </When>
  );
}
