import { choiceOf } from '@foyer/gateway/composition/choices';
import type { Channel, Fleet, RemoteChoice } from '@foyer/shared/contracts/fleet';
import type { Draft } from './change.ts';
import type { Edit } from './edits.ts';

/** The entry of a hotel, or of `*`, for one remote. */
export function entryOf(fleet: Fleet, slug: string, name: string): RemoteChoice | undefined {
  return fleet.hotels[slug]?.remotes?.[name];
}

/** Puts two versions where a channel, or a hotel's own release, stands. */
export function channelEdits(path: string[], { current, previous }: Channel): Edit[] {
  return [
    { path: [...path, 'current'], value: current },
    { path: [...path, 'previous'], value: previous },
  ];
}

/** What follows on `before`: what ran becomes what guests fall back to. */
export function movedTo(version: string, before: Channel | undefined): Channel {
  if (before?.current === version) return before;
  return { current: version, previous: before?.current };
}

/** The hotels, `*` among them, that have a release of `name` of their own. */
export function withOwnRelease(fleet: Fleet, name: string): [string, Channel][] {
  return Object.keys(fleet.hotels).flatMap((slug): [string, Channel][] => {
    const release = entryOf(fleet, slug, name)?.release;
    return release ? [[slug, release]] : [];
  });
}

/** Gives a hotel a release: one of its own, unless it would get the same one anyhow. */
export function give(draft: Draft, slug: string, name: string, release: Channel): void {
  const path = ['hotels', slug, 'remotes', name, 'release'];
  if (withoutOwn(draft.fleet, slug, name) === release.current)
    draft.edit({ path, value: undefined });
  else draft.edit(...channelEdits(path, release));
}

function withoutOwn(fleet: Fleet, slug: string, name: string): string | undefined {
  const without = structuredClone(fleet);
  delete entryOf(without, slug, name)?.release;
  return choiceOf(without, slug, name).versions[0];
}
