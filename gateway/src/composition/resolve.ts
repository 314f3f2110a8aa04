import { collisionKey, mountPattern } from '@foyer/shared/addresses/mounts';
import { type Site, siteOf } from '@foyer/shared/addresses/site';
import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug';
import type { ComposedMount, Composition, RemoteSource } from '@foyer/shared/contracts/composition';
import type { Entry } from '@foyer/shared/contracts/entry';
import type { FirstFrame } from '@foyer/shared/contracts/first-frame';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import type { Realtime } from '@foyer/shared/contracts/realtime';
import { type Release, releaseBase, type ScreenFiles } from '@foyer/shared/contracts/release';
import { contentId } from '../http/content-id.ts';
import { isScript, isStyle } from '../http/media-type.ts';
import { hotelChoice } from './choices.ts';
import type { Releases } from './releases.ts';
import { type Selected, selectFor } from './select.ts';

/** A composition with what the gateway must know to write its page. */
export type Resolution = {
  composition: Composition;
  /** What is at every address of it. */
  site: Site;
  shell: Release;
  /** The frames that mounts declare, by the mount's pattern. */
  frames: ReadonlyMap<string, FirstFrame>;
  /** URL path → `integrity` of every file of the composition. */
  integrity: ReadonlyMap<string, string>;
  /** Those that the page is told: of all scripts, and of style sheets that no entry vouches for. */
  importMap: ReadonlyMap<string, string>;
};

/** A fleet that leaves a hotel without a working composition; one sentence a problem. */
export class FleetError extends Error {
  override readonly name = 'FleetError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

/** What `fleet` means for the hotel `slug`; throws `FleetError` where it cannot work. */
export function resolveComposition(
  fleet: Fleet,
  slug: string,
  releases: Releases,
  realtime?: Realtime,
): Resolution {
  const { shell, remotes, problems } = selectFor(fleet, slug, releases);
  if (!shell || problems.length > 0) throw new FleetError(problems);
  const enabled = remotes.filter((remote) => remote.enabled);
  const { signup_hotel: pinned, video_hosts: hosts = [] } = hotelChoice(fleet, slug);

  const content: Omit<Composition, 'id'> = {
    slug,
    shell: { version: shell.version },
    remotes: enabled.map(({ name, releases }) => ({ name, sources: releases.map(sourceOf) })),
    mounts: mountsOf(remotes),
    header: inOrder(enabled.flatMap(({ releases: [current] }) => ownedBy(current, current.header))),
    menu: inOrder(enabled.flatMap(({ releases: [current] }) => ownedBy(current, current.menu))),
    signup_hotel: pinned ?? (slug === DEFAULT_SLUG ? null : slug),
    video_hosts: hosts,
    ...(realtime && { realtime }),
  };
  const used = [shell, ...enabled.flatMap((remote) => remote.releases)];
  return {
    composition: { id: contentId(JSON.stringify(content)), ...content },
    site: siteOf(content),
    shell,
    frames: framesOf(enabled),
    integrity: integrityOf(used, () => true),
    importMap: integrityOf(
      used,
      (path, { adopted }) => isScript(path) || (adopted === true && isStyle(path)),
    ),
  };
}

/**
 * The mounts of all remotes: those that are not enabled reserve their addresses, unless an enabled
 * remote has the same.
 */
function mountsOf(remotes: readonly Selected[]): ComposedMount[] {
  const byKey = new Map<string, ComposedMount>();
  for (const { name, enabled, releases } of remotes) {
    for (const { frame, ...mount } of releases[0].mounts) {
      const key = collisionKey(mount);
      if (enabled || !byKey.has(key)) byKey.set(key, { ...mount, remote: name, enabled });
    }
  }
  return [...byKey.values()];
}

function ownedBy<Declared extends Entry>({ name }: Release, entries: Declared[]) {
  return entries.map((entry) => ({ ...entry, remote: name }));
}

/** By their order; a missing one comes last, ties stay by remote and as declared. */
function inOrder<Declared extends Entry>(entries: Declared[]): Declared[] {
  const place = ({ order }: Entry) => order ?? Number.MAX_SAFE_INTEGER;
  return entries.toSorted((one, other) => place(one) - place(other));
}

function sourceOf(release: Release): RemoteSource {
  const base = releaseBase(release.name, release.version);
  const address = (path: string) => new URL(path, `http://gateway${base}`).pathname;
  const absolute = ({ scripts, styles }: ScreenFiles) => ({
    scripts: scripts.map(address),
    styles: styles.map(address),
  });
  return {
    version: release.version,
    entry: base + release.entry,
    screens: Object.fromEntries(
      Object.entries(release.screens).map(([screen, files]) => [screen, absolute(files)]),
    ),
  };
}

function framesOf(remotes: readonly Selected[]): Map<string, FirstFrame> {
  const mounts = remotes.flatMap(({ releases: [current] }) => current.mounts);
  return new Map(
    mounts.flatMap((mount) => (mount.frame ? [[mountPattern(mount), mount.frame]] : [])),
  );
}

function integrityOf(
  releases: readonly Release[],
  isMeant: (path: string, release: Release) => boolean,
): Map<string, string> {
  return new Map(
    releases.flatMap((release) =>
      Object.entries(release.files)
        .filter(([path]) => isMeant(path, release))
        .map(([path, file]): [string, string] => [
          releaseBase(release.name, release.version) + path,
          file.integrity,
        ]),
    ),
  );
}
