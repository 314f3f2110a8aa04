import { Refusal } from '../refusal.ts';
import { type Change, EditedDocument } from './change.ts';
import { rolloutEdits } from './give-release.ts';
import { disabledNotes, hotelsWithVerb, unmovedHotelNotes } from './hotel-messages.ts';
import { giveEach, refuseWithdrawn } from './release.ts';

/** Rolls a version out to a percentage of browsers at hotels on the stable channel. */
export function rollOutToAll(name: string, version: string, percent: number): Change {
  return (now) => {
    refuseWithdrawn(now, name, version);
    const { stable } = now.fleet.channels[name] ?? {};
    if (!stable) throw noBaseRefusal(name, version);
    if (stable.current === version) throw alreadyReleasedRefusal(name, version, 'Every hotel has');
    const edited = new EditedDocument(now);
    edited.edit(...rolloutEdits(['channels', name, 'stable'], { version, percent }));
    return edited.decision(unchangedMessageOf(name, version, percent), [
      ...unmovedHotelNotes(edited.fleet, name, version),
      ...disabledNotes(edited.fleet, name, []),
    ]);
  };
}

/** Rolls a version out to a percentage of browsers at these hotels. */
export function rollOutAt(
  name: string,
  version: string,
  percent: number,
  hotels: readonly string[],
): Change {
  return (now) => {
    const edited = giveEach(now, name, version, hotels, (before, slug) => {
      if (!before) throw noBaseRefusal(name, version, slug);
      if (before.current === version)
        throw alreadyReleasedRefusal(name, version, hotelsWithVerb([slug], 'has', 'have'));
      return { ...before, rollout: { version, percent } };
    });
    return edited.decision(
      unchangedMessageOf(name, version, percent),
      disabledNotes(edited.fleet, name, hotels),
    );
  };
}

function noBaseRefusal(name: string, version: string, slug?: string): Refusal {
  const where = slug === undefined ? '' : ` --hotel ${slug}`;
  return new Refusal(
    `The other browsers would have no ${name}; release it without --percent first: pnpm fleet release ${name} ${version}${where}.`,
  );
}

function alreadyReleasedRefusal(name: string, version: string, who: string): Refusal {
  return new Refusal(`${who} ${name} ${version} already, in every browser.`);
}

function unchangedMessageOf(name: string, version: string, percent: number): string {
  return `${percent} % of browsers get ${name} ${version} already.`;
}
