/** What lies below a slug that is not the first part of its address. */
const OF_HOTEL = /^\/-\/(?:composition|details|page|set|online|icon|preview|manifest)\/([^/]+)/;
const NO_PAGE = /^\/(?:(?:-|api|broadcasting)\/|[^/]*\.)/;

/**
 * Whether a path is that of a page, and what stands in it where the slug of a hotel does: of a page, or of
 * what belongs to one; a manifest's has its ending. Undefined for what is of no hotel.
 */
export function hotelAsked(path: string): { isPage: boolean; slug: string | undefined } {
  const isPage = !NO_PAGE.test(path);
  const slug = OF_HOTEL.exec(path)?.[1] ?? (isPage ? path.split('/', 2)[1] : undefined);
  return { isPage, slug };
}
