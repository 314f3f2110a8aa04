import type { ComposedMount, RemoteSource } from '@foyer/shared/contracts/composition.ts';
import * as z from 'zod/mini';
import type { Channel, Fleet } from '../contracts/fleet.ts';
import { type Release, releaseBase, type ScreenFiles } from '../contracts/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { conflictsBetween, type KeyedMount, keyedMountsOf } from './conflicts.ts';

/** A release with the values that hotels share: no hotel computes or stores its own. */
export type IndexedRelease = Release & {
  source: RemoteSource;
  keyedMounts: readonly (KeyedMount & { enabled: ComposedMount; reserved: ComposedMount })[];
  /** Returns why this remote cannot run in a shell; empty if it can. */
  conflictsWith(shell: IndexedRelease): readonly string[];
};

/** Computes the values of a release that hotels share. */
function indexedRelease(release: Release): IndexedRelease {
  const { name: remote, mounts } = release;
  // Thousands of hotels combine the same two releases.
  const conflicts = new Map<IndexedRelease, readonly string[]>();
  return {
    ...release,
    source: sourceOf(release),
    keyedMounts: keyedMountsOf({ name: remote, mounts }).map(({ mount, ...keyed }) => ({
      ...keyed,
      enabled: { ...mount, remote, enabled: true },
      reserved: { ...mount, remote, enabled: false },
    })),
    conflictsWith(shell) {
      const found = conflicts.get(shell) ?? conflictsBetween(shell, release);
      conflicts.set(shell, found);
      return found;
    },
  };
}

function sourceOf({ name, version, entry, screens }: Release): RemoteSource {
  const base = releaseBase(name, version);
  const address = (path: string) => new URL(path, `http://gateway${base}`).pathname;
  const absolute = ({ scripts, styles }: ScreenFiles) => ({
    scripts: scripts.map(address),
    styles: styles.map(address),
  });
  return {
    version,
    entry: base + entry,
    screens: Object.fromEntries(
      Object.entries(screens).map(([screen, files]) => [screen, absolute(files)]),
    ),
  };
}

/** The releases that a fleet names, indexed by name and version. */
export type ReleaseIndex = {
  get(name: string, version: string): IndexedRelease | undefined;
  /** Returns why a release is unavailable, as the end of a sentence. */
  absenceOf(name: string, version: string): string;
  /** The releases that the store does not have. */
  missing: [name: string, version: string][];
  /** Returns an index with these releases too; they replace others of the same version. */
  with(releases: readonly Release[]): ReleaseIndex;
};

/** Creates an index over loaded releases. */
export function releaseIndexOf(releases: readonly Release[]): ReleaseIndex {
  return indexOf(releases.map((release) => ({ ...release, release })));
}

type Found = { name: string; version: string; release?: Release | undefined; readError?: string };

const keyOf = (name: string, version: string) => `${name}@${version}`;

const byKey = (releases: readonly Release[]): ReadonlyMap<string, IndexedRelease> =>
  new Map(releases.map((one) => [keyOf(one.name, one.version), indexedRelease(one)]));

function indexOf(found: readonly Found[]): ReleaseIndex {
  const index = byKey(found.flatMap(({ release }) => release ?? []));
  const absent = found.filter(({ release }) => !release);
  const releases: ReleaseIndex = {
    get: (name, version) => index.get(keyOf(name, version)),
    absenceOf(name, version) {
      const { readError } =
        absent.find((one) => one.name === name && one.version === version) ?? {};
      return readError ? `cannot be read: ${readError}` : 'is not in the release store';
    },
    missing: absent.map(({ name, version }) => [name, version]),
    with(others) {
      const added = byKey(others);
      const get: ReleaseIndex['get'] = (name, version) =>
        added.get(keyOf(name, version)) ?? releases.get(name, version);
      return { ...releases, get };
    },
  };
  return releases;
}

/** Returns name and version of every release that a hotel could get, each once. */
export function namedReleasesOf(fleet: Fleet): Map<string, [name: string, version: string]> {
  const named = new Map<string, [string, string]>();
  const add = (name: string, ...versions: (string | undefined)[]) => {
    for (const version of versions) if (version) named.set(keyOf(name, version), [name, version]);
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

/** Reads every release that the fleet names from the store. */
export async function readReleases(
  fleet: Fleet,
  store: Pick<ReleaseStore, 'manifest'>,
): Promise<ReleaseIndex> {
  const found = [...namedReleasesOf(fleet).values()].map(
    async ([name, version]): Promise<Found> => {
      try {
        return { name, version, release: await store.manifest(name, version) };
      } catch (error) {
        return { name, version, readError: readErrorOf(error) };
      }
    },
  );
  return indexOf(await Promise.all(found));
}

/** Describes a read error to operators, without a local path: `/-/healthz` is public. */
function readErrorOf(error: unknown): string {
  if (error instanceof SyntaxError || error instanceof z.core.$ZodError)
    return 'its release.json is damaged';
  const { code } = error as { code?: unknown };
  return `the release store cannot read it${code ? ` (${code})` : ''}`;
}
