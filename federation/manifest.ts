/** Finds in a container's manifest what a release says of its screens. */
import type { MfManifest } from '../shared/src/contracts/mf-manifest.ts';

/** The manifest's name, beside the container's entry. */
export const MANIFEST = 'mf-manifest.json';

/** The files of an expose; undefined where the build has none of that name. */
export function assetsOf({ exposes }: MfManifest, name: string) {
  return exposes.find(({ path }) => path === `./${name}`)?.assets;
}
