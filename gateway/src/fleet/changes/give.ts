import type { Channel, Fleet, RemoteChoice } from '@foyer/shared/contracts/fleet';
import { type Choice, choiceOf } from '../../composition/choices.ts';
import type { Draft } from './draft.ts';
import type { Edit } from './edits.ts';

/** The entry of a hotel, or of `*`, for one remote. */
export function entryOf(fleet: Fleet, slug: string, name: string): RemoteChoice | undefined {
  return fleet.hotels[slug]?.remotes?.[name];
}

/** Says what a channel, or a hotel's own release, is: a rollout that is not given has ended. */
export function channelEdits(path: string[], { current, previous, rollout }: Channel): Edit[] {
  return [
    { path: [...path, 'current'], value: current },
    { path: [...path, 'previous'], value: previous },
    ...rolloutEdits(path, rollout),
  ];
}

/** A note that stands in a rollout stays as long as it does. */
export function rolloutEdits(path: string[], rollout: Channel['rollout']): Edit[] {
  const place = [...path, 'rollout'];
  if (!rollout) return [{ path: place, value: undefined }];
  return [
    { path: [...place, 'version'], value: rollout.version },
    { path: [...place, 'percent'], value: rollout.percent },
  ];
}

/** What follows on `before`: what ran becomes what guests fall back to. */
export function movedTo(version: string, before: Channel | undefined): Channel {
  if (before?.current === version) return { current: version, previous: before.previous };
  return { current: version, previous: before?.current };
}

/** The hotels, `*` among them, that have a release of `name` of their own. */
export function withOwnRelease(fleet: Fleet, name: string): [string, Channel][] {
  return Object.keys(fleet.hotels).flatMap((slug): [string, Channel][] => {
    const release = entryOf(fleet, slug, name)?.release;
    return release ? [[slug, release]] : [];
  });
}

/** The hotels with a release of their own that would follow the channel `next` without it. */
export function followersOfNext(fleet: Fleet, name: string): string[] {
  return withOwnRelease(fleet, name)
    .map(([slug]) => slug)
    .filter((slug) => withoutOwn(fleet, slug, name).ground === 'next');
}

/** Gives a hotel a release: one of its own, unless it would get the same one anyhow. */
export function give(draft: Draft, slug: string, name: string, release: Channel): void {
  const path = ['hotels', slug, 'remotes', name, 'release'];
  const { versions, rollout } = withoutOwn(draft.fleet, slug, name);
  if (versions[0] === release.current && !rollout && !release.rollout)
    draft.edit({ path, value: undefined });
  else draft.edit(...channelEdits(path, release));
}

/** What a hotel would get of a remote if it had no release of its own. */
function withoutOwn(fleet: Fleet, slug: string, name: string): Choice {
  const without = structuredClone(fleet);
  delete entryOf(without, slug, name)?.release;
  return choiceOf(without, slug, name);
}
