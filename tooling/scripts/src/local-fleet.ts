import { channelMovedTo, moveStable, remoteEntry } from '@foyer/releases/changes';
import type { Release } from '@foyer/releases/contracts';
import {
  ALL_HOTELS,
  EMPTY_FLEET,
  type Fleet,
  isPlatformRelease,
  MAX_ORIGINS,
} from '@foyer/releases/contracts';

/** The remotes that are disabled at the smallest demo hotel. */
const DISABLED_REMOTES: Record<string, string[]> = {
  'harbour-house': ['mfe-messaging', 'mfe-forms'],
};

type Published = { name: string; version: string };

/**
 * Changes a fleet after local builds were published. Channels point to the new releases and keep the
 * old ones as previous. A remote that no hotel has yet is enabled at every hotel except where
 * `DISABLED_REMOTES` lists it. Everything else stays as the operator set it.
 */
export function releaseLocally(draft: Fleet, published: readonly Published[]): void {
  for (const { name, version } of published) {
    const before = draft.channels[name];
    if (before?.stable.current === version) continue;
    moveStable(draft, name, (stable) => channelMovedTo(version, stable));
    if (!before && !isPlatformRelease(name) && !isAtHotels(draft, name)) enableNew(draft, name);
  }
}

/** Reports whether the operator enabled or released a remote at a hotel. */
const isAtHotels = ({ hotels }: Fleet, name: string) =>
  Object.values(hotels).some(({ remotes }) => {
    const { enabled, release, pin } = remotes?.[name] ?? {};
    return enabled || release !== undefined || pin !== undefined;
  });

function enableNew(draft: Fleet, name: string): void {
  const without = Object.keys(DISABLED_REMOTES).filter((slug) =>
    DISABLED_REMOTES[slug]?.includes(name),
  );
  for (const slug of [ALL_HOTELS, ...without])
    if (!draft.hotels[slug]?.remotes?.[name])
      remoteEntry(draft, slug, name).enabled = slug === ALL_HOTELS;
}

/** Returns the fleet after local builds were published. Starts a new one if there is none. */
export function withLocalReleases(
  fleet: Fleet | undefined,
  published: readonly Published[],
): Fleet {
  const draft = structuredClone(fleet ?? EMPTY_FLEET);
  releaseLocally(draft, published);
  return draft;
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
