import { storedFile } from './files.ts';
import { filesOf, keptHotels, setsOf } from './sets.ts';

let known: Map<string, string> | undefined;

/** A release's file by its path, from what is kept. */
export async function storedAt(path: string): Promise<Response | undefined> {
  // Releases never change: what was read once holds, and what is new was not asked for before.
  if (!known?.has(path)) known = await integrities();
  const integrity = known.get(path);
  return integrity === undefined ? undefined : storedFile(integrity);
}

async function integrities(): Promise<Map<string, string>> {
  const sets = [...(await keptHotels()).values()].flatMap(setsOf);
  return new Map(
    sets.flatMap((set) => [...filesOf(set)].map(([path, { integrity }]) => [path, integrity])),
  );
}
