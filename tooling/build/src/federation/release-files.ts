/** Selects and describes the files of a build that belong to its release. */
import { mediaType } from '@foyer/common/media-type';
import { integrityOf, LICENCES } from '@foyer/releases/contracts';
import type { MfManifest } from '@foyer/shared/contracts/mf-manifest.ts';
import { TEMPLATES_FOLDER } from '../templates/write.ts';

/** File name of the container's manifest, next to its entry. */
export const MANIFEST = 'mf-manifest.json';

/** Returns the files of an expose by the manifest; undefined if the build has no such expose. */
export function assetsOf({ exposes }: MfManifest, name: string) {
  return exposes.find(({ path }) => path === `./${name}`)?.assets;
}

/** Reports whether a release contains a file; statistics and source maps are not published. */
export function isServed(path: string): boolean {
  if (path === MANIFEST || path === LICENCES || path.startsWith(`${TEMPLATES_FOLDER}/`))
    return true;
  return mediaType(path) !== undefined && !/\.(?:json|txt)$/i.test(path);
}

/** Returns hashes and sizes of files for their release, by path. */
export async function describeFiles(files: Iterable<readonly [path: string, bytes: Uint8Array]>) {
  const described = [...files].map(async ([path, bytes]) => {
    return [path, { integrity: await integrityOf(bytes), bytes: bytes.length }] as const;
  });
  return Object.fromEntries(await Promise.all(described));
}
