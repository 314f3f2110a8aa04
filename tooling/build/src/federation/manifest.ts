/** Reads the files of screens from a container's manifest. */
import type { MfManifest } from '@foyer/shared/contracts/mf-manifest.ts';

/** File name of the manifest, next to the container's entry. */
export const MANIFEST = 'mf-manifest.json';

/** Returns the files of an expose; undefined if the build has no such expose. */
export function assetsOf({ exposes }: MfManifest, name: string) {
  return exposes.find(({ path }) => path === `./${name}`)?.assets;
}
