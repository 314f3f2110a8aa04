import { mediaType } from '../http/media-type.ts';

/**
 * What a storage tells of an object to whoever asks it directly, as a network of caches before it.
 * The compressed copies name no coding: `fetch` would undo it before the gateway can pass it on.
 */
export function headersOf(path: string): { ContentType: string; CacheControl: string } {
  const isFile = path.startsWith('releases/') && !path.endsWith('.json');
  return {
    ContentType: mediaType(path) ?? 'application/octet-stream',
    CacheControl: isFile ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
