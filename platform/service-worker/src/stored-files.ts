import { filesOf } from './bundle-files.ts';
import { storedFile } from './file-cache.ts';
import { bundlesOf, storedHotels } from './stored-hotels.ts';

let known: Map<string, string> | undefined;

/** Reads the stored release file at a path. */
export async function storedFileAt(path: string): Promise<Response | undefined> {
  // Releases are immutable, so a known path stays valid. An unknown path reloads the map.
  if (!known?.has(path)) known = await integrities();
  const integrity = known.get(path);
  return integrity === undefined ? undefined : storedFile(integrity);
}

async function integrities(): Promise<Map<string, string>> {
  const bundles = [...(await storedHotels()).values()].flatMap(bundlesOf);
  return new Map(
    bundles.flatMap((bundle) =>
      [...filesOf(bundle)].map(([path, { integrity }]) => [path, integrity]),
    ),
  );
}
