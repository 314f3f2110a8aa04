import type { Channel, Fleet } from '@foyer/shared/contracts/fleet';
import type { Release } from '@foyer/shared/contracts/release';
import * as z from 'zod/mini';
import type { ReleaseStore } from '../deps.ts';

/** The releases that a fleet names, by name and version. */
export type Releases = {
  get(name: string, version: string): Release | undefined;
  /** Why one is not to be had, as the end of a sentence. */
  lack(name: string, version: string): string;
  /** What was looked for in vain. */
  missing: [name: string, version: string][];
};

/** An index over releases that are at hand. */
export function releasesOf(releases: readonly Release[]): Releases {
  return indexOf(releases.map((release) => ({ ...release, release })));
}

type Found = { name: string; version: string; release?: Release | undefined; damage?: string };

function indexOf(all: readonly Found[]): Releases {
  const index = new Map<string, Map<string, Found>>();
  for (const one of all)
    index.set(one.name, (index.get(one.name) ?? new Map()).set(one.version, one));
  return {
    get: (name, version) => index.get(name)?.get(version)?.release,
    lack(name, version) {
      const damage = index.get(name)?.get(version)?.damage;
      return damage ? `cannot be read: ${damage}` : 'is not in the release store';
    },
    missing: all.flatMap(({ name, version, release }) => (release ? [] : [[name, version]])),
  };
}

/** Name and version of everything that some hotel of the fleet could get, each once. */
export function namedBy(fleet: Fleet): Map<string, [name: string, version: string]> {
  const named = new Map<string, [string, string]>();
  const add = (name: string, ...versions: (string | undefined)[]) => {
    for (const version of versions) if (version) named.set(`${name}@${version}`, [name, version]);
  };
  const addAll = (name: string, channel: Channel | undefined) =>
    add(name, channel?.current, channel?.previous, channel?.rollout?.version);
  for (const [name, { stable, next }] of Object.entries(fleet.channels)) {
    addAll(name, stable);
    addAll(name, next);
  }
  for (const { remotes } of Object.values(fleet.hotels)) {
    for (const [name, { pin, release }] of Object.entries(remotes ?? {})) {
      add(name, pin);
      addAll(name, release);
    }
  }
  return named;
}

/** Reads every release that the fleet names and the store has. */
export async function loadReleases(
  fleet: Fleet,
  store: Pick<ReleaseStore, 'manifest'>,
): Promise<Releases> {
  const found = [...namedBy(fleet).values()].map(async ([name, version]): Promise<Found> => {
    try {
      return { name, version, release: await store.manifest(name, version) };
    } catch (error) {
      return { name, version, damage: damageOf(error) };
    }
  });
  return indexOf(await Promise.all(found));
}

/** In words that an operator can act on, and without a path of this machine: `/-/healthz` says it. */
function damageOf(error: unknown): string {
  if (error instanceof SyntaxError || error instanceof z.core.$ZodError)
    return 'its release.json is damaged';
  const { code } = error as { code?: unknown };
  return `the release store does not give it${code ? ` (${code})` : ''}`;
}
