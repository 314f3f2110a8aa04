import * as z from 'zod/mini';
import { type Channel, type Fleet, SHELL } from '../contracts/fleet.ts';
import type { Release } from '../contracts/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type IndexedRelease, indexedRelease } from './indexed-release.ts';

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

function indexOf(all: readonly Found[]): ReleaseIndex {
  const found = all.flatMap(({ release }) => release ?? []);
  const shells = found.filter(({ name }) => name === SHELL).map((shell) => indexedRelease(shell));
  const remotes = found.filter(({ name }) => name !== SHELL);
  const index = byNameAndVersion([
    ...shells,
    ...remotes.map((remote) => indexedRelease(remote, shells)),
  ]);
  const readErrors = byNameAndVersion(all.filter(({ readError }) => readError));
  const releases: ReleaseIndex = {
    get: index,
    absenceOf(name, version) {
      const { readError } = readErrors(name, version) ?? {};
      return readError ? `cannot be read: ${readError}` : 'is not in the release store';
    },
    missing: all.flatMap(({ name, version, release }) => (release ? [] : [[name, version]])),
    with(others) {
      const added = byNameAndVersion(others.map((release) => indexedRelease(release, shells)));
      return { ...releases, get: (name, version) => added(name, version) ?? index(name, version) };
    },
  };
  return releases;
}

/** Returns a lookup that is fast for thousands of hotels. */
function byNameAndVersion<Entry extends { name: string; version: string }>(
  entries: readonly Entry[],
) {
  const byName = new Map<string, Map<string, Entry>>();
  for (const entry of entries)
    byName.set(entry.name, (byName.get(entry.name) ?? new Map()).set(entry.version, entry));
  return (name: string, version: string) => byName.get(name)?.get(version);
}

/** Returns name and version of every release that a hotel could get, each once. */
export function namedReleasesOf(fleet: Fleet): Map<string, [name: string, version: string]> {
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
