import { choiceOf } from '../composition/choices.ts';
import type { Channel, Fleet } from '../contracts/fleet.ts';
import { Refusal } from '../refusal.ts';
import { type Change, changeOf } from './change.ts';
import { giveRelease, moveStable } from './entries.ts';
import { unmovedHotelNotes } from './hotel-messages.ts';
import { isForAll, refusePinned } from './release.ts';

/** Returns a predicate for the withdrawn versions of a remote. */
export function withdrawnIn(fleet: Fleet, name: string): (version: string) => boolean {
  return (version) => fleet.withdrawn?.[name]?.[version] !== undefined;
}

/**
 * Rolls the stable channel back, or each of these hotels, to the previous version; ends a rollout
 * instead. Hotels that do not follow the channel stay.
 */
export function rollBack(name: string, hotels: readonly string[]): Change {
  return changeOf(async (draft, { history }) => {
    const past = await history();
    const isWithdrawn = withdrawnIn(draft, name);

    function targetOf(running: Partial<Channel>, versionsIn: VersionsIn, place: string): Channel {
      const { current, previous, rollout } = running;
      if (current !== undefined && rollout) return { current, previous };
      const target = rollbackTarget(past, versionsIn, isWithdrawn);
      if (target) return target;
      if (current === undefined)
        throw Refusal.withSuggestion(
          `${name} was never released${place}`,
          name,
          Object.keys(draft.channels),
        );
      throw new Refusal(`There is no earlier release: ${name} ${current} was the first${place}.`);
    }

    if (isForAll(hotels)) {
      const { stable = {} } = draft.channels[name] ?? {};
      const target = targetOf(stable, versionsOnChannel(name), '');
      moveStable(draft, name, () => target);
      return { notes: unmovedHotelNotes(draft, name, target.current) };
    }
    refusePinned(draft, name, hotels);
    for (const slug of hotels) {
      const { versions, rollout } = choiceOf(draft, slug, name);
      const [current, previous] = versions;
      const running = { ...(current !== undefined && { current }), previous, rollout };
      giveRelease(draft, slug, name, targetOf(running, versionsAtHotel(name, slug), ` at ${slug}`));
    }
    return {};
  });
}

/** Reads from a document the version to run, then the one to fall back to. */
export type VersionsIn = (fleet: Fleet) => readonly (string | undefined)[];

/** Reads the versions on a channel of a remote. */
export function versionsOnChannel(name: string, channel: 'stable' | 'next' = 'stable'): VersionsIn {
  return ({ channels }) => {
    const { current, previous } = channels[name]?.[channel] ?? {};
    return [current, previous];
  };
}

/** Reads the versions that a hotel gets, by channel, own release or pin. */
export function versionsAtHotel(name: string, slug: string): VersionsIn {
  return (fleet) => choiceOf(fleet, slug, name).versions;
}

/**
 * Finds the versions that a rollback returns to. Reads the revision log as a stack.
 * A rollback pops the version it leaves, so a second rollback never returns to that one.
 * Skips withdrawn versions.
 */
export function rollbackTarget(
  history: readonly Fleet[],
  versionsIn: VersionsIn,
  isWithdrawn: (version: string) => boolean,
): Channel | undefined {
  const stack: string[] = [];
  // The first known document may name its predecessor.
  const [first] = history;
  const previous = first && versionsIn(first)[1];
  if (previous !== undefined) stack.push(previous);
  for (const fleet of history) {
    const [version] = versionsIn(fleet);
    if (version === undefined || version === stack.at(-1)) continue;
    if (version === stack.at(-2)) stack.pop();
    else stack.push(version);
  }
  const running = history.at(-1) && versionsIn(history.at(-1) as Fleet)[0];
  const usable = stack
    .filter((version) => !isWithdrawn(version))
    .filter((version, index, all) => version !== all[index - 1]);
  if (usable.at(-1) === running) usable.pop();
  const current = usable.pop();
  return current === undefined ? undefined : { current, previous: usable.pop() };
}
