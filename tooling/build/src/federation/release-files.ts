/** Selects and describes the files of a build that belong to its release. */
import { mediaType } from '@foyer/common/media-type';
import { integrityOf } from '@foyer/releases/contracts';
import { TEMPLATES_FOLDER } from '../templates/write.ts';
import { MANIFEST } from './manifest.ts';

/** Reports whether a release contains a file; statistics and source maps are not published. */
export function isServed(path: string): boolean {
  if (path === MANIFEST || path.startsWith(`${TEMPLATES_FOLDER}/`)) return true;
  return mediaType(path) !== undefined && !path.endsWith('.json');
}

/** Returns hash and size of a file for its release. */
export async function fileDescription(
  bytes: Uint8Array,
): Promise<{ integrity: string; bytes: number }> {
  return { integrity: await integrityOf(bytes), bytes: bytes.length };
}
