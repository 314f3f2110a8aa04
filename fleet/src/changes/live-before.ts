import { choiceOf } from '@foyer/gateway/composition/choices';
import type { Channel, Fleet } from '@foyer/shared/contracts/fleet';

/** What one place runs by a document: the version to run, then the one behind it. */
type Live = (fleet: Fleet) => readonly (string | undefined)[];

/** What the channel of a remote says. */
export function onChannel(name: string, channel: 'stable' | 'next' = 'stable'): Live {
  return ({ channels }) => {
    const { current, previous } = channels[name]?.[channel] ?? {};
    return [current, previous];
  };
}

/** What a hotel gets, by whatever way. */
export function atHotel(name: string, slug: string): Live {
  return (fleet) => choiceOf(fleet, slug, name).versions;
}

/**
 * What was live before what is live now: the journal read as a stack. Whoever goes back leaves
 * what he went back from, so that going back twice never returns to it. What was withdrawn is
 * passed over.
 */
export function liveBefore(
  history: readonly Fleet[],
  live: Live,
  isWithdrawn: (version: string) => boolean,
): Channel | undefined {
  const stack: string[] = [];
  // The first document that is known may tell of what came before it.
  const [first] = history;
  const behind = first && live(first)[1];
  if (behind !== undefined) stack.push(behind);
  for (const fleet of history) {
    const [version] = live(fleet);
    if (version === undefined || version === stack.at(-1)) continue;
    if (version === stack.at(-2)) stack.pop();
    else stack.push(version);
  }
  const now = history.at(-1) && live(history.at(-1) as Fleet)[0];
  const usable = stack
    .filter((version) => !isWithdrawn(version))
    .filter((version, place, all) => version !== all[place - 1]);
  if (usable.at(-1) === now) usable.pop();
  const current = usable.pop();
  return current === undefined ? undefined : { current, previous: usable.pop() };
}
