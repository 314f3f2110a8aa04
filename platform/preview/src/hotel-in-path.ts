/** Paths that contain a hotel's slug after a prefix. */
const OF_HOTEL =
  /^\/-\/(?:composition|integrity-manifest|page|offline-bundle|online|icon|social-card|manifest)\/([^/]+)/;
const NO_PAGE = /^\/(?:(?:-|api|broadcasting)\/|[^/]*\.)/;

/**
 * Tells whether a path is a page's, and returns its segment for the slug. A web manifest has the
 * slug with its extension. The slug is undefined for paths that belong to no hotel.
 */
export function hotelInPath(path: string): { isPage: boolean; slug: string | undefined } {
  const isPage = !NO_PAGE.test(path);
  const slug = OF_HOTEL.exec(path)?.[1] ?? (isPage ? path.split('/', 2)[1] : undefined);
  return { isPage, slug };
}
