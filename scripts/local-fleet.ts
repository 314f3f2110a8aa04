import type { Fleet } from '@foyer/shared/contracts/fleet';

/** What the demo hotel in another brand does without. */
const WITHOUT: Record<string, string[]> = { 'seaside-inn': ['mfe-messaging', 'mfe-forms'] };
const EMPTY: Fleet = { channels: {}, hotels: {} };

/**
 * The fleet document after local builds were published: their channels point at them, what ran
 * before becomes the previous release, a remote seen for the first time is enabled for every
 * hotel but those that do without it. Everything else stays as the operator has it.
 */
export function withLocalReleases(
  fleet: Fleet | undefined,
  published: readonly { name: string; version: string }[],
): Fleet {
  const next = structuredClone(fleet ?? EMPTY);
  for (const { name, version } of published) {
    const known = next.channels[name];
    if (!known) introduce(next, name);
    const before = known?.stable;
    const previous = before?.current === version ? before.previous : before?.current;
    next.channels[name] = {
      ...known,
      stable: { current: version, ...(previous !== undefined && { previous }) },
    };
  }
  return next;
}

function introduce(fleet: Fleet, name: string): void {
  if (name === 'shell') return;
  choose(fleet, '*', name, true);
  for (const [slug, remotes] of Object.entries(WITHOUT)) {
    if (remotes.includes(name)) choose(fleet, slug, name, false);
  }
}

function choose(fleet: Fleet, slug: string, remote: string, enabled: boolean): void {
  fleet.hotels[slug] ??= {};
  const hotel = fleet.hotels[slug];
  hotel.remotes ??= {};
  hotel.remotes[remote] ??= { enabled };
}
