import { channelEdits, channelMovedTo, type Edit, withEdits } from '@foyer/releases/changes';
import type { Release } from '@foyer/releases/contracts';
import {
  ALL_HOTELS,
  EMPTY_FLEET,
  type Fleet,
  isPlatformRelease,
  MAX_ORIGINS,
} from '@foyer/releases/contracts';

/** The remotes that are disabled at the second demo hotel. */
const DISABLED_REMOTES: Record<string, string[]> = {
  'seaside-inn': ['mfe-messaging', 'mfe-forms'],
};

type Published = { name: string; version: string };

/**
 * Returns the edits of a fleet document after local builds were published. Channels point to the new
 * releases and keep the old ones as previous. A new remote is enabled at every hotel except where
 * `DISABLED_REMOTES` lists it. Everything else stays as the operator set it.
 */
export function localReleaseEdits(fleet: Fleet, published: readonly Published[]): Edit[] {
  const isNew = ({ name, version }: Published) => fleet.channels[name]?.stable.current !== version;
  return published
    .filter(isNew)
    .flatMap(({ name, version }) => [
      ...channelEdits(
        ['channels', name, 'stable'],
        channelMovedTo(version, fleet.channels[name]?.stable),
      ),
      ...(fleet.channels[name] || isPlatformRelease(name) ? [] : enabledEdits(fleet, name)),
    ]);
}

function enabledEdits({ hotels }: Fleet, name: string): Edit[] {
  const without = Object.keys(DISABLED_REMOTES).filter((slug) =>
    DISABLED_REMOTES[slug]?.includes(name),
  );
  return [['*', true] as const, ...without.map((slug) => [slug, false] as const)]
    .filter(([slug]) => !hotels[slug]?.remotes?.[name])
    .map(([slug, value]) => ({ path: ['hotels', slug, 'remotes', name, 'enabled'], value }));
}

/** Returns the fleet after local builds were published. Starts a new one if there is none. */
export function withLocalReleases(
  fleet: Fleet | undefined,
  published: readonly Published[],
): Fleet {
  const before = fleet ?? EMPTY_FLEET;
  return JSON.parse(withEdits(JSON.stringify(before), localReleaseEdits(before, published)));
}

/** Returns the fleet with the API origins of these releases allowed, unless it mentions them. */
export function allowDeclaredOrigins(
  fleet: Fleet,
  releases: readonly Pick<Release, 'origins'>[],
): Fleet {
  const named = new Set(releases.flatMap(({ origins = [] }) => origins));
  const allowed = [...named].slice(0, MAX_ORIGINS).map((origin) => [origin, true]);
  const before = fleet.hotels[ALL_HOTELS];
  const all = {
    ...before,
    api_origins: { ...Object.fromEntries(allowed), ...before?.api_origins },
  };
  return { ...fleet, hotels: { ...fleet.hotels, [ALL_HOTELS]: all } };
}
