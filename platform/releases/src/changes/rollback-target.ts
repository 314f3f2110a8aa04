import { choiceOf } from '../composition/choices.ts';
import type { Channel, Fleet } from '../contracts/fleet.ts';

/** Reads from a document the version to run, then the one to fall back to. */
type VersionsIn = (fleet: Fleet) => readonly (string | undefined)[];

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
