import { collisionKey } from '@foyer/shared/addresses/mounts';
import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug';
import type { ComposedMount, Composition, RemoteSource } from '@foyer/shared/contracts/composition';
import type { Entry } from '@foyer/shared/contracts/entry';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import type { Realtime } from '@foyer/shared/contracts/realtime';
import { type Release, releaseBase, type ScreenFiles } from '@foyer/shared/contracts/release';
import { contentId } from '../http/content-id.ts';
import { hotelChoice, mayCall } from './choices.ts';
import { oncePer } from './once-per.ts';
import type { Releases } from './releases.ts';
import { type Resolution, resolutionOf } from './resolution.ts';
import type { Taken } from './rollouts.ts';
import { type Selected, selectFor } from './select.ts';

/** A fleet that leaves a hotel without a working composition; one sentence a problem. */
export class FleetError extends Error {
  override readonly name = 'FleetError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

/** What `fleet` means for a browser at the hotel `slug`; throws `FleetError` where it cannot work. */
export function resolveComposition(
  fleet: Fleet,
  slug: string,
  releases: Releases,
  { realtime, taken }: { realtime?: Realtime | undefined; taken?: Taken } = {},
): Resolution {
  const { shell, remotes, problems } = selectFor(fleet, slug, releases, taken);
  if (!shell || problems.length > 0) throw new FleetError(problems);
  const enabled = remotes.filter((remote) => remote.enabled);
  const running = enabled.flatMap((remote) => remote.releases);
  const { signup_hotel: pinned, video_hosts: hosts = [] } = hotelChoice(fleet, slug);
  const named = new Set(running.flatMap(({ origins = [] }) => origins));
  const origins = [...named].filter((origin) => mayCall(fleet, slug, origin));

  const content: Omit<Composition, 'id'> = {
    slug,
    shell: { version: shell.version },
    remotes: enabled.map(({ name, releases }) => ({ name, sources: releases.map(sourceOf) })),
    mounts: mountsOf(remotes),
    header: inOrder(enabled.flatMap(({ releases: [current] }) => ownedBy(current, current.header))),
    menu: inOrder(enabled.flatMap(({ releases: [current] }) => ownedBy(current, current.menu))),
    signup_hotel: pinned ?? (slug === DEFAULT_SLUG ? null : slug),
    video_hosts: hosts,
    ...(origins.length > 0 && { api_origins: origins }),
    ...(realtime && { realtime }),
  };
  const composition = { id: contentId(JSON.stringify(content)), ...content };
  return resolutionOf(composition, [shell, ...running]);
}

/**
 * The mounts of all remotes: those that are not enabled reserve their addresses, unless an enabled
 * remote has the same.
 */
function mountsOf(remotes: readonly Selected[]): ComposedMount[] {
  const byKey = new Map<string, ComposedMount>();
  for (const { enabled, releases } of remotes) {
    for (const { key, mount } of (enabled ? offered : reserved)(releases[0]))
      if (enabled || !byKey.has(key)) byKey.set(key, mount);
  }
  return [...byKey.values()];
}

const composed = (enabled: boolean) =>
  oncePer(({ name, mounts }: Release) =>
    mounts.map((mount) => ({
      key: collisionKey(mount),
      mount: { ...mount, remote: name, enabled },
    })),
  );
const offered = composed(true);
const reserved = composed(false);

function ownedBy<Declared extends Entry>({ name }: Release, entries: Declared[]) {
  return entries.map((entry) => ({ ...entry, remote: name }));
}

/** By their order; a missing one comes last, ties stay by remote and as declared. */
function inOrder<Declared extends Entry>(entries: Declared[]): Declared[] {
  const place = ({ order }: Entry) => order ?? Number.MAX_SAFE_INTEGER;
  return entries.toSorted((one, other) => place(one) - place(other));
}

const sourceOf = oncePer((release: Release): RemoteSource => {
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
});
