import { contentId } from '@foyer/common/http';
import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import type { ComposedMount, Composition } from '@foyer/shared/contracts/composition.ts';
import type { Entry } from '@foyer/shared/contracts/entry.ts';
import type { Realtime } from '@foyer/shared/contracts/realtime.ts';
import type { Fleet } from '../contracts/fleet.ts';
import type { Release } from '../contracts/release.ts';
import { choicesOf, hotelChoiceOf, isOriginAllowed } from './choices.ts';
import type { ReleaseIndex } from './release-index.ts';
import { type Resolution, resolutionOf } from './resolution.ts';
import type { ActiveRollouts } from './rollouts.ts';
import { type SelectedRemote, selectionOf } from './select.ts';

/** A hotel without a working composition; one sentence for each problem. */
export class FleetError extends Error {
  override readonly name = 'FleetError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

/** Resolves the composition of a browser at a hotel; throws `FleetError` if it is invalid. */
export function resolveComposition(
  fleet: Fleet,
  slug: string,
  releases: ReleaseIndex,
  { realtime, active }: { realtime?: Realtime | undefined; active?: ActiveRollouts } = {},
): Resolution {
  const { shell, remotes, problems } = selectionOf(choicesOf(fleet, slug), slug, releases, active);
  if (!shell || problems.length > 0) throw new FleetError(problems);
  const enabled = remotes.filter((remote) => remote.enabled);
  const running = enabled.flatMap((remote) => remote.releases);
  const { signup_hotel: pinned, video_hosts: hosts = [] } = hotelChoiceOf(fleet, slug);
  const named = new Set(running.flatMap(({ origins = [] }) => origins));
  const origins = [...named].filter((origin) => isOriginAllowed(fleet, slug, origin));

  const content: Omit<Composition, 'id'> = {
    slug,
    shell: { version: shell.version },
    remotes: enabled.map(({ name, releases }) => ({
      name,
      sources: releases.map(({ source }) => source),
      ...contributionsOf(releases[0]),
    })),
    mounts: mountsOf(remotes),
    header: entriesOf(enabled, ({ header }) => header),
    menu: entriesOf(enabled, ({ menu }) => menu),
    signup_hotel: pinned ?? (slug === DEFAULT_SLUG ? null : slug),
    video_hosts: hosts,
    ...(origins.length > 0 && { api_origins: origins }),
    ...(realtime && { realtime }),
  };
  const composition = { id: contentId(JSON.stringify(content)), ...content };
  return resolutionOf(composition, [shell, ...running]);
}

/**
 * Returns the mounts of all remotes. Disabled remotes reserve their addresses unless an enabled
 * remote has the same.
 */
function mountsOf(remotes: readonly SelectedRemote[]): ComposedMount[] {
  const byKey = new Map<string, ComposedMount>();
  for (const { enabled, releases } of remotes) {
    for (const mount of releases[0].keyedMounts)
      if (enabled) byKey.set(mount.key, mount.enabled);
      else if (!byKey.has(mount.key)) byKey.set(mount.key, mount.reserved);
  }
  return [...byKey.values()];
}

function contributionsOf({ contributes = [] }: Release) {
  return contributes.length > 0 ? { contributes } : {};
}

/** Returns the entries of remotes by `order`; those without one come last, ties keep their sequence. */
function entriesOf<Declared extends Entry>(
  remotes: readonly SelectedRemote[],
  declared: (release: Release) => Declared[],
) {
  const entries = remotes.flatMap(({ name, releases: [current] }) =>
    declared(current).map((entry) => ({ ...entry, remote: name })),
  );
  const orderOf = ({ order }: Entry) => order ?? Number.MAX_SAFE_INTEGER;
  return entries.toSorted((one, other) => orderOf(one) - orderOf(other));
}
