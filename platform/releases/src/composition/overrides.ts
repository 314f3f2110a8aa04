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
  const pins = overrides.map(({ name, version }) => {
    const { enabled } = mine?.remotes?.[name] ?? {};
    const isEnabled = enables(name) || enabled;
    return [
      name,
      { ...(isEnabled !== undefined && { enabled: isEnabled }), pin: version },
    ] as const;
  });
  const remotes = { ...mine?.remotes, ...Object.fromEntries(pins) };
  return {
    fleet: { ...fleet, hotels: { ...fleet.hotels, [slug]: { ...mine, remotes } } },
    releases: releases.with(overrides),
  };
}
