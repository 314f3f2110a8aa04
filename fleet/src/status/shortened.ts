/** Of a local build's hash so much is enough to tell it. */
export function shortened(version: string): string {
  return version.replace(/(-local\.[0-9a-f]{6})[0-9a-f]+$/, '$1');
}
