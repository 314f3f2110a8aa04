/**
 * Removes and returns the response preloaded for a path with this token. Every later call for the path
 * goes to the provider. The promise gives undefined if the network failed.
 */
export function takePreloadedQuery(
  path: string,
  token: string | null,
): Promise<Response | undefined> | undefined {
  const queries = globalThis.foyerPage?.preloadedQueries;
  const preloaded = queries?.[path];
  delete queries?.[path];
  return preloaded?.token === token ? preloaded.response : undefined;
}
