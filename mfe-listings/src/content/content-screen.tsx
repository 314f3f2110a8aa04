import { paths } from '@foyer/shared/addresses/paths.ts';
import type { ScreenModule } from '@foyer/shared/contracts/screen.ts';
import { redirect, useLocation } from '@foyer/shared/router';
import { hotelQuery, hotelSlug, PageNotFound, queryClient, useHotel } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { CategoryPage } from '../category/category-page.tsx';
import { ContentPage } from './content-page.tsx';
import { CONTENT } from './pages.ts';

const CORRECT_SPELLING = 'explore-restaurants';
const SPECIFIED_SPELLING = 'explore-resturants';

/** Returns the page name of a path in lower case, because routes ignore case. */
function pageNameOf(pathname: string): string {
  return pathname.replace(/\/+$/, '').split('/').at(-1)?.toLowerCase() ?? '';
}

/** Redirects the correct spelling to the specified one (LIST-20), unless a category has that slug. */
export const loader: NonNullable<ScreenModule['loader']> = ({ request }) => {
  const page = pageNameOf(new URL(request.url).pathname);
  const categories = queryClient.getQueryData(hotelQuery().queryKey)?.categories;
  const isCategory = categories?.some(({ slug }) => slug === page);
  if (page === CORRECT_SPELLING && !isCategory)
    return redirect(paths.category(hotelSlug, SPECIFIED_SPELLING));
};

/** Renders a content page (LIST-16), or the hotel's category with the same name. */
export function Component() {
  const page = pageNameOf(useLocation().pathname);
  const { category_name } = useHotel();
  const content = CONTENT[page];
  if (!content && !category_name) throw new PageNotFound();
  return (
    <If
      condition={category_name}
      otherwise={content && <ContentPage name={page} content={content} />}
    >
      <CategoryPage key={page} slug={page} />
    </If>
  );
}
