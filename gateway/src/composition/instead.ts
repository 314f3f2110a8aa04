import type { Fleet } from '@foyer/shared/contracts/fleet';
import type { Release } from '@foyer/shared/contracts/release';
import type { Releases } from './releases.ts';

/** What a fleet says, and the releases that it names. */
export type Base = { fleet: Fleet; releases: Releases };

/**
 * The same, but for one hotel, which gets these releases in the place of whatever it has of the same
 * names; `enables` tells which of them it has even where it had them not.
 */
export function instead(
  { fleet, releases }: Base,
  slug: string,
  these: readonly Release[],
  enables: (name: string) => boolean,
): Base {
  const mine = fleet.hotels[slug];
  const chosen = these.map(({ name, version }) => {
    const { enabled } = mine?.remotes?.[name] ?? {};
    const isEnabled = enables(name) || enabled;
    return [
      name,
      { ...(isEnabled !== undefined && { enabled: isEnabled }), pin: version },
    ] as const;
  });
  const remotes = { ...mine?.remotes, ...Object.fromEntries(chosen) };
  const own = new Map(these.map((release) => [`${release.name}@${release.version}`, release]));
  return {
    fleet: { ...fleet, hotels: { ...fleet.hotels, [slug]: { ...mine, remotes } } },
    releases: {
      ...releases,
      get: (name, version) => own.get(`${name}@${version}`) ?? releases.get(name, version),
    },
  };
}
