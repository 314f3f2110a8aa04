/** Shortens the hash in the version of a local build. */
export function shortVersion(version: string): string {
  return version.replace(/(-local\.[0-9a-f]{6})[0-9a-f]+$/, '$1');
}
