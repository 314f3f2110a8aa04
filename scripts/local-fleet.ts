import { type Edit, edited } from '../gateway/src/fleet/changes/edits.ts';
import { channelEdits, movedTo } from '../gateway/src/fleet/changes/give.ts';
import {
  ALL_HOTELS,
  EMPTY_FLEET,
  type Fleet,
  isEverywhere,
  MOST_ORIGINS,
} from '../shared/src/contracts/fleet.ts';
import type { Release } from '../shared/src/contracts/release.ts';

/** What the demo hotel in another brand does without. */
const WITHOUT: Record<string, string[]> = { 'seaside-inn': ['mfe-messaging', 'mfe-forms'] };

type Published = { name: string; version: string };

/**
 * The edits of a fleet document after local builds were published: their channels point at them,
 * what ran before becomes the previous release, a remote seen for the first time is enabled for
 * every hotel but those that do without it. Everything else stays as the operator has it.
 */
export function localReleaseEdits(fleet: Fleet, published: readonly Published[]): Edit[] {
  const isNew = ({ name, version }: Published) => fleet.channels[name]?.stable.current !== version;
  return published
    .filter(isNew)
    .flatMap(({ name, version }) => [
      ...channelEdits(['channels', name, 'stable'], movedTo(version, fleet.channels[name]?.stable)),
      ...(fleet.channels[name] || isEverywhere(name) ? [] : introduced(fleet, name)),
    ]);
}

function introduced({ hotels }: Fleet, name: string): Edit[] {
  const without = Object.keys(WITHOUT).filter((slug) => WITHOUT[slug]?.includes(name));
  return [['*', true] as const, ...without.map((slug) => [slug, false] as const)]
    .filter(([slug]) => !hotels[slug]?.remotes?.[name])
    .map(([slug, value]) => ({ path: ['hotels', slug, 'remotes', name, 'enabled'], value }));
}

/** The fleet after local builds were published; a new one where there is none. */
export function withLocalReleases(
  fleet: Fleet | undefined,
  published: readonly Published[],
): Fleet {
  const before = fleet ?? EMPTY_FLEET;
  return JSON.parse(edited(JSON.stringify(before), localReleaseEdits(before, published)));
}

/** The fleet in which hotels allow the further APIs that these releases name, where it says no word of them. */
export function allowingNamed(fleet: Fleet, releases: readonly Pick<Release, 'origins'>[]): Fleet {
  const named = new Set(releases.flatMap(({ origins = [] }) => origins));
  const allowed = [...named].slice(0, MOST_ORIGINS).map((origin) => [origin, true]);
  const before = fleet.hotels[ALL_HOTELS];
  const all = {
    ...before,
    api_origins: { ...Object.fromEntries(allowed), ...before?.api_origins },
  };
  return { ...fleet, hotels: { ...fleet.hotels, [ALL_HOTELS]: all } };
}
