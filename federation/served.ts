/** Which files of a build a release holds, and what it says of each. */
import { mediaType } from '../gateway/src/http/media-type.ts';
import { integrityOf } from '../gateway/src/releases/pack.ts';
import { FRAMES } from './frames/write.ts';
import { MANIFEST } from './manifest.ts';

/** The rest of a build (statistics, source maps) stays at home. */
export function isServed(path: string): boolean {
  if (path === MANIFEST || path.startsWith(`${FRAMES}/`)) return true;
  return mediaType(path) !== undefined && !path.endsWith('.json');
}

/** What a release says of a file with these bytes. */
export function describe(bytes: Uint8Array): { integrity: string; bytes: number } {
  return { integrity: integrityOf(bytes), bytes: bytes.length };
}
