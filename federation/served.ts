/** Which files of a build a release holds, and what it says of each. */
import { createHash } from 'node:crypto';
import { mediaType } from '@foyer/gateway/http/media-type';
import { MANIFEST } from './manifest.ts';

/** The rest of a build (statistics, source maps) stays at home. */
export function isServed(path: string): boolean {
  return path === MANIFEST || (mediaType(path) !== undefined && !path.endsWith('.json'));
}

/** What a release says of a file with these bytes. */
export function describe(bytes: Uint8Array): { integrity: string; bytes: number } {
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return { integrity, bytes: bytes.length };
}
