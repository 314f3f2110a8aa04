import { noSuchPage, notReady } from '@foyer/prerender/page';
import { DEFAULT_SLUG, isSlug, slugInPath } from '@foyer/shared/addresses/slug.ts';
import { DASHBOARD, SLUGLESS_PAGES } from '@foyer/shared/addresses/slugless.ts';
import { type Context, Hono } from 'hono';
import { withComposition } from '../browser-composition.ts';
import type { AppContext } from '../context.ts';
import { hotelSlug } from '../hotel-slug.ts';
import { createPages } from './pages.ts';

/** The longest path that the app has; longer ones get the 404 page. */
const MAX_PATH_LENGTH = 2000;

/** Serves the pages of hotels. `/-/page/{slug}` is the page for every address of a slug. */
export function pageRoutes(context: AppContext): Hono {
  const answer = createPages(context);

  /** Without a `pathname` the page serves every address of its slug. */
  async function answerPage(c: Context, slug: string, pathname?: string): Promise<Response> {
    const page = await withComposition(context, c, slug, async (resolution) => {
      const hotel = await context.hotels.get(slug);
      const isUnknown = pathname !== undefined && hotel.record.state === 'unknown';
      // An unknown hotel has only its login page, which shows the error.
      return answer(c, { resolution, hotel, pathname: isUnknown ? `/${slug}/login` : pathname });
    });
    return page ?? notReady();
  }

  return new Hono()
    .get('/-/page/:slug', hotelSlug, (c) => answerPage(c, c.req.param('slug')))
    .get('*', async (c, next) => {
      const { pathname, search } = new URL(c.req.url);
      const first = pathname.split('/', 2)[1] ?? '';
      if (first === '-') return next();
      if (pathname.length <= MAX_PATH_LENGTH && isDecodable(pathname)) {
        // From here the shell redirects to the hotel that this browser remembers.
        if (pathname === '/' || first === DASHBOARD) return answerPage(c, DEFAULT_SLUG);
        if (SLUGLESS_PAGES.includes(first))
          return answerPage(c, DEFAULT_SLUG, `/${DEFAULT_SLUG}${pathname}`);
        const slug = slugInPath(pathname);
        if (slug) return answerPage(c, slug, pathname);
        const lower = first.toLowerCase();
        if (isSlug(lower))
          return c.redirect(`/${lower}${pathname.slice(first.length + 1)}${search}`, 302);
      }
      return noSuchPage();
    });
}

function isDecodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}
