import { Draft } from '@foyer/gateway/fleet/changes/draft';
import { rolloutEdits } from '@foyer/gateway/fleet/changes/give';
import { Refusal } from '../refusal.ts';
import type { Change } from './change.ts';
import { giveEach, refuseWithdrawn } from './release.ts';
import { hotelsDo, whereItIsOff, whoStays } from './told.ts';

/** So many of a hundred browsers get a version at every hotel that follows the channel. */
export function rollOutToAll(name: string, version: string, percent: number): Change {
  return (now) => {
    refuseWithdrawn(now, name, version);
    const { stable } = now.fleet.channels[name] ?? {};
    if (!stable) throw nothingElse(name, version);
    if (stable.current === version) throw theirsAlready(name, version, 'Every hotel has');
    const draft = new Draft(now);
    draft.edit(...rolloutEdits(['channels', name, 'stable'], { version, percent }));
    const told = [...whoStays(draft.fleet, name, version), ...whereItIsOff(draft.fleet, name, [])];
    return { text: draft.text, told, already: alreadySo(name, version, percent) };
  };
}

/** So many of a hundred browsers get a version at these hotels. */
export function rollOutAt(
  name: string,
  version: string,
  percent: number,
  hotels: readonly string[],
): Change {
  return (now) => {
    const draft = giveEach(now, name, version, hotels, (before, slug) => {
      if (!before) throw nothingElse(name, version, slug);
      if (before.current === version)
        throw theirsAlready(name, version, hotelsDo([slug], 'has', 'have'));
      return { ...before, rollout: { version, percent } };
    });
    const told = whereItIsOff(draft.fleet, name, hotels);
    return { text: draft.text, told, already: alreadySo(name, version, percent) };
  };
}

function nothingElse(name: string, version: string, slug?: string): Refusal {
  const where = slug === undefined ? '' : ` --hotel ${slug}`;
  return new Refusal(
    `The other browsers would have no ${name}: pnpm fleet release ${name} ${version}${where}, without --percent, comes first.`,
  );
}

function theirsAlready(name: string, version: string, who: string): Refusal {
  return new Refusal(`${who} ${name} ${version} already, in every browser.`);
}

function alreadySo(name: string, version: string, percent: number): string {
  return `${percent} % of browsers get ${name} ${version} already.`;
}
