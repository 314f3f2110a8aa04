import type { Fleet } from '@foyer/shared/contracts/fleet';
import type { Release } from '@foyer/shared/contracts/release';
import type { ReleaseStore } from '../deps.ts';

/** The releases that a fleet names, by name and version. */
export type Releases = { get(name: string, version: string): Release | undefined };

/** An index over releases that are at hand. */
export function releasesOf(releases: readonly Release[]): Releases {
  const index = new Map(releases.map((release) => [`${release.name}@${release.version}`, release]));
  return { get: (name, version) => index.get(`${name}@${version}`) };
}

/** Name and version of everything that some hotel of the fleet could get. */
function namedBy(fleet: Fleet): [string, string][] {
  const channels = Object.entries(fleet.channels).flatMap(([name, { stable, next }]) =>
    [stable.current, stable.previous, next?.current, next?.previous].map(
      (version) => [name, version] as const,
    ),
  );
  const pins = Object.values(fleet.hotels).flatMap(({ remotes }) =>
    Object.entries(remotes ?? {}).map(([name, { pin }]) => [name, pin] as const),
  );
  return [...channels, ...pins].flatMap(([name, version]) => (version ? [[name, version]] : []));
}

/** Reads every release that the fleet names and the store has. */
export async function loadReleases(fleet: Fleet, store: ReleaseStore): Promise<Releases> {
  const found = await Promise.all(
    namedBy(fleet).map(([name, version]) => store.manifest(name, version)),
  );
  return releasesOf(found.filter((release) => release !== undefined));
}
