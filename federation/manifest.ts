/** Finds in a container's manifest what a release says of its screens. */
import type { MfManifest } from '../shared/src/contracts/mf-manifest.ts';

/** The manifest's name, beside the container's entry. */
export const MANIFEST = 'mf-manifest.json';

/** What stands in the manifest of an expose; throws where the build has none of that name. */
export function assetsOf({ exposes }: MfManifest, name: string) {
  const expose = exposes.find(({ path }) => path === `./${name}`);
  if (!expose) throw new Error(`The build exposes no "./${name}".`);
  return expose.assets;
}
