import { digestOf, type Release } from '@foyer/releases/contracts';

/** Returns the hash of a release's manifest, which contains the hash of each file. */
export const releaseHash = (release: Release): Promise<string> =>
  digestOf('SHA-256', JSON.stringify(release));
