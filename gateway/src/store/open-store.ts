import type { FleetSource } from '../deps.ts';
import { storedFleet } from '../fleet/stored-fleet.ts';
import { httpStore } from './http-store.ts';
import type { ReadableStore } from './object-store.ts';

/** The store that `RELEASES_URL` names, and the fleet in it. */
export async function openStore(
  url: string,
): Promise<{ store: ReadableStore; fleet: FleetSource }> {
  const store = httpStore(url, fetch);
  return { store, fleet: storedFleet(store) };
}
