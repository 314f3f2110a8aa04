import { choiceOf } from '@foyer/gateway/composition/choices';
import { Draft } from '@foyer/gateway/fleet/changes/draft';
import { channelEdits, give } from '@foyer/gateway/fleet/changes/give';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import { Refusal } from '../refusal.ts';
import type { Change } from './change.ts';
import { atHotel, liveBefore, onChannel } from './live-before.ts';
import { refusePinned } from './release.ts';
import { whoStays } from './told.ts';

/** Whether nobody may run a version any more. */
export function withdrawnIn(fleet: Fleet, name: string): (version: string) => boolean {
  return (version) => fleet.withdrawn?.[name]?.[version] !== undefined;
}

/**
 * The channel goes back to what it was at before, or ends its rollout; hotels that do not follow it
 * stay.
 */
export function rollBackAll(name: string): Change {
  return async (now) => {
    const isWithdrawn = withdrawnIn(now.fleet, name);
    const { current, previous, rollout } = now.fleet.channels[name]?.stable ?? {};
    const before =
      current !== undefined && rollout
        ? { current, previous }
        : liveBefore(await now.history(), onChannel(name), isWithdrawn);
    if (!before) throw nothingBefore(name, current, '');
    const draft = new Draft(now);
    draft.edit(...channelEdits(['channels', name, 'stable'], before));
    return { text: draft.text, told: whoStays(draft.fleet, name, before.current), already: '' };
  };
}

/** These hotels go back to what each of them had before, or have no part in a rollout any more. */
export function rollBackAt(name: string, hotels: readonly string[]): Change {
  return async (now) => {
    refusePinned(now, name, hotels);
    const draft = new Draft(now);
    const history = await now.history();
    const isWithdrawn = withdrawnIn(now.fleet, name);
    for (const slug of hotels) {
      const { rollout, versions } = choiceOf(now.fleet, slug, name);
      const [current, previous] = versions;
      const before =
        current !== undefined && rollout
          ? { current, previous }
          : liveBefore(history, atHotel(name, slug), isWithdrawn);
      if (!before) throw nothingBefore(name, current, ` at ${slug}`);
      give(draft, slug, name, before);
    }
    return { text: draft.text, told: [], already: '' };
  };
}

function nothingBefore(name: string, current: string | undefined, where: string): Refusal {
  return new Refusal(
    current === undefined
      ? `${name} was never released${where}.`
      : `There is nothing to go back to: ${name} ${current} is the first that was released${where}.`,
  );
}
