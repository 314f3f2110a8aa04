import { mediaType } from '@foyer/common/media-type';

/**
 * Returns the headers that a storage sends with an object, for example to a CDN. Compressed copies
 * name no coding: `fetch` would decompress them before the gateway can forward them.
 */
export function storedHeadersOf(path: string): { ContentType: string; CacheControl: string } {
  const isFile = path.startsWith('releases/') && !path.endsWith('.json');
  return {
    ContentType: mediaType(path) ?? 'application/octet-stream',
    CacheControl: isFile ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
