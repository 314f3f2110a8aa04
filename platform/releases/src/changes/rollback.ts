import { choiceOf } from '../composition/choices.ts';
import type { Fleet } from '../contracts/fleet.ts';
import { Refusal } from '../refusal.ts';
import { type Change, EditedDocument } from './change.ts';
import { channelEdits, giveRelease } from './give-release.ts';
import { unmovedHotelNotes } from './hotel-messages.ts';
import { refusePinned } from './release.ts';
import { rollbackTarget, versionsAtHotel, versionsOnChannel } from './rollback-target.ts';

/** Returns a predicate for the withdrawn versions of a remote. */
export function withdrawnIn(fleet: Fleet, name: string): (version: string) => boolean {
  return (version) => fleet.withdrawn?.[name]?.[version] !== undefined;
}

/** Rolls the stable channel back, or ends its rollout. Hotels that do not follow it stay. */
export function rollBackAll(name: string): Change {
  return async (now) => {
    const isWithdrawn = withdrawnIn(now.fleet, name);
    const { current, previous, rollout } = now.fleet.channels[name]?.stable ?? {};
    const before =
      current !== undefined && rollout
        ? { current, previous }
        : rollbackTarget(await now.history(), versionsOnChannel(name), isWithdrawn);
    if (!before) throw noTargetRefusal(name, current, '');
    const edited = new EditedDocument(now);
    edited.edit(...channelEdits(['channels', name, 'stable'], before));
    return edited.decision('', unmovedHotelNotes(edited.fleet, name, before.current));
  };
}

/** Rolls each of these hotels back to its previous version, or ends its rollout. */
export function rollBackAt(name: string, hotels: readonly string[]): Change {
  return async (now) => {
    refusePinned(now, name, hotels);
    const edited = new EditedDocument(now);
    const history = await now.history();
    const isWithdrawn = withdrawnIn(now.fleet, name);
    for (const slug of hotels) {
      const { rollout, versions } = choiceOf(now.fleet, slug, name);
      const [current, previous] = versions;
      const before =
        current !== undefined && rollout
          ? { current, previous }
          : rollbackTarget(history, versionsAtHotel(name, slug), isWithdrawn);
      if (!before) throw noTargetRefusal(name, current, ` at ${slug}`);
      giveRelease(edited, slug, name, before);
    }
    return edited.decision('');
  };
}

function noTargetRefusal(name: string, current: string | undefined, place: string): Refusal {
  return new Refusal(
    current === undefined
      ? `${name} was never released${place}.`
      : `There is no earlier release: ${name} ${current} was the first${place}.`,
  );
}
