type PreloadedQuery = { token: string; response: Promise<Response | undefined> };

declare global {
  /**
   * Responses that the page requested before its code loaded, by path (`platform/prerender/src/page/preloaded-queries.ts`).
   * Deleted after hydration, when they may be outdated.
   */
  var foyerPreloadedQueries: Record<string, PreloadedQuery> | undefined;
}

/**
 * Removes and returns the response preloaded for a path with this token. Every later call for the path
 * goes to the provider. The promise gives undefined if the network failed.
 */
export function takePreloadedQuery(
  path: string,
  token: string | null,
): Promise<Response | undefined> | undefined {
  const preloaded = globalThis.foyerPreloadedQueries?.[path];
  delete globalThis.foyerPreloadedQueries?.[path];
  return preloaded?.token === token ? preloaded.response : undefined;
}
