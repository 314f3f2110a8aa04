/** Which files of a build a release holds; the rest of it (statistics, source maps) stays at home. */
import { mediaType } from '@foyer/gateway/http/media-type';
import { MANIFEST } from './manifest.ts';

export function isServed(path: string): boolean {
  return path === MANIFEST || (mediaType(path) !== undefined && !path.endsWith('.json'));
}
