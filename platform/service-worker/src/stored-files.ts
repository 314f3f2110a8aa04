import { filesOf } from './bundle-files.ts';
import { storedFile } from './file-cache.ts';
import { bundlesOf, storedHotels } from './stored-hotels.ts';

let known = new Map<string, string>();

/** Reads the stored release file at a path. */
export async function storedFileAt(path: string): Promise<Response | undefined> {
  // Releases are immutable, so a known path stays valid. An unknown path reloads the map.
  if (!known.has(path)) {
    const files = (await storedHotels()).flatMap(bundlesOf).flatMap(filesOf);
    known = new Map(files.map(({ path, integrity }) => [path, integrity]));
  }
  const integrity = known.get(path);
  return integrity === undefined ? undefined : storedFile(integrity);
}
