import type { Fleet } from '../contracts/fleet.ts';
import type { Release } from '../contracts/release.ts';
import type { ReleaseIndex } from './release-index.ts';

/** A fleet and the releases that it names. */
export type FleetWithReleases = { fleet: Fleet; releases: ReleaseIndex };

/**
 * Overrides releases at one hotel, by name. `enables` names the overrides that are enabled even
 * where the hotel has them disabled.
 */
export function withOverrides(
  { fleet, releases }: FleetWithReleases,
  slug: string,
  overrides: readonly Release[],
  enables: (name: string) => boolean,
): FleetWithReleases {
  const mine = fleet.hotels[slug];
  const remotes = { ...mine?.remotes };
  for (const { name, version } of overrides)
    remotes[name] = { enabled: enables(name) || remotes[name]?.enabled, pin: version };
  return {
    fleet: { ...fleet, hotels: { ...fleet.hotels, [slug]: { ...mine, remotes } } },
    releases: releases.with(overrides),
  };
}
