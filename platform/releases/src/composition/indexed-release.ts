import type { ComposedMount, RemoteSource } from '@foyer/shared/contracts/composition.ts';
import { type Release, releaseBase, type ScreenFiles } from '../contracts/release.ts';
import { conflictsBetween, type KeyedMount, keyedMountsOf } from './conflicts.ts';

/** A release with the values that hotels share: no hotel computes or stores its own. */
export type IndexedRelease = Release & {
  source: RemoteSource;
  keyedMounts: readonly (KeyedMount & { enabled: ComposedMount; reserved: ComposedMount })[];
  /** Returns why this remote cannot run in a shell; empty if it can. */
  conflictsWith(shell: IndexedRelease): readonly string[];
};

/** Computes the shared values of a release, and its conflicts with the shells of its index. */
export function indexedRelease(
  release: Release,
  shells: readonly IndexedRelease[] = [],
): IndexedRelease {
  const { name: remote, mounts } = release;
  // Thousands of hotels combine the same two releases.
  const conflicts = new Map(shells.map((shell) => [shell, conflictsBetween(shell, release)]));
  return {
    ...release,
    source: sourceOf(release),
    keyedMounts: keyedMountsOf({ name: remote, mounts }).map(({ mount, ...keyed }) => ({
      ...keyed,
      enabled: { ...mount, remote, enabled: true },
      reserved: { ...mount, remote, enabled: false },
    })),
    conflictsWith: (shell) => conflicts.get(shell) ?? conflictsBetween(shell, release),
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
