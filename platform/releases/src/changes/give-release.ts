import { type Choice, choiceOf } from '../composition/choices.ts';
import type { Channel, Fleet, RemoteChoice } from '../contracts/fleet.ts';
import type { EditedDocument } from './change.ts';
import type { Edit } from './edits.ts';

/** Returns the entry of a hotel, or of `*`, for one remote. */
export function remoteEntryOf(fleet: Fleet, slug: string, name: string): RemoteChoice | undefined {
  return fleet.hotels[slug]?.remotes?.[name];
}

/** Returns the edits that write a channel or a release; a missing rollout ends. */
export function channelEdits(path: string[], { current, previous, rollout }: Channel): Edit[] {
  return [
    { path: [...path, 'current'], value: current },
    { path: [...path, 'previous'], value: previous },
    ...rolloutEdits(path, rollout),
  ];
}

/** Returns the edits that write a rollout; its note stays until the rollout ends. */
export function rolloutEdits(path: string[], rollout: Channel['rollout']): Edit[] {
  const rolloutPath = [...path, 'rollout'];
  if (!rollout) return [{ path: rolloutPath, value: undefined }];
  return [
    { path: [...rolloutPath, 'version'], value: rollout.version },
    { path: [...rolloutPath, 'percent'], value: rollout.percent },
  ];
}

/** Returns the channel after a move: the former version becomes the fallback. */
export function channelMovedTo(version: string, before: Channel | undefined): Channel {
  if (before?.current === version) return { current: version, previous: before.previous };
  return { current: version, previous: before?.current };
}

/** Returns the hotels, including `*`, that have their own release of `name`. */
export function hotelsWithOwnRelease(fleet: Fleet, name: string): [string, Channel][] {
  return Object.keys(fleet.hotels).flatMap((slug): [string, Channel][] => {
    const release = remoteEntryOf(fleet, slug, name)?.release;
    return release ? [[slug, release]] : [];
  });
}

/** Returns hotels with their own release that would otherwise follow the channel `next`. */
export function followersOfNext(fleet: Fleet, name: string): string[] {
  return hotelsWithOwnRelease(fleet, name)
    .map(([slug]) => slug)
    .filter((slug) => choiceWithoutOwnRelease(fleet, slug, name).reason === 'next');
}

/** Gives a hotel its own release, unless it would get the same one anyway. */
export function giveRelease(
  edited: EditedDocument,
  slug: string,
  name: string,
  release: Channel,
): void {
  const path = ['hotels', slug, 'remotes', name, 'release'];
  const { versions, rollout } = choiceWithoutOwnRelease(edited.fleet, slug, name);
  if (versions[0] === release.current && !rollout && !release.rollout)
    edited.edit({ path, value: undefined });
  else edited.edit(...channelEdits(path, release));
}

/** Returns the choice of a hotel without its own release of a remote. */
function choiceWithoutOwnRelease(fleet: Fleet, slug: string, name: string): Choice {
  const without = structuredClone(fleet);
  delete remoteEntryOf(without, slug, name)?.release;
  return choiceOf(without, slug, name);
}
