import { choiceOf } from '@foyer/gateway/composition/choices';
import { Draft } from '@foyer/gateway/fleet/changes/draft';
import {
  channelEdits,
  entryOf,
  give,
  rolloutEdits,
  withOwnRelease,
} from '@foyer/gateway/fleet/changes/give';
import { type Fleet, REQUIRED_REMOTES, SHELL } from '@foyer/shared/contracts/fleet';
import { Refusal } from '../refusal.ts';
import type { Change } from './change.ts';
import { atHotel, liveBefore, onChannel } from './live-before.ts';
import { withdrawnIn } from './rollback.ts';
import { hotelOption, hotelsIn, hotelsInWords } from './told.ts';

/** Nobody runs a version any more: whatever is on it goes back to what was live before. */
export function withdraw(name: string, version: string, why: string): Change {
  return async (now) => {
    const draft = new Draft(now);
    const history = await now.history();
    draft.edit({ path: ['withdrawn', name, version], value: why });
    const told: string[] = [];
    leaveChannels(draft, history, name, version, told);
    leavePins(draft, name, version, told);
    leaveOwnReleases(draft, history, name, version);
    refuseNothingLeft(draft, name, version);
    return { text: draft.text, told, already: `${name} ${version} is withdrawn already.` };
  };
}

function leaveChannels(
  draft: Draft,
  history: readonly Fleet[],
  name: string,
  version: string,
  told: string[],
): void {
  const isWithdrawn = withdrawnIn(draft.fleet, name);
  for (const channel of ['stable', 'next'] as const) {
    const is = draft.fleet.channels[name]?.[channel];
    const path = ['channels', name, channel];
    if (is?.previous === version) draft.edit({ path: [...path, 'previous'], value: undefined });
    if (is?.rollout?.version === version) draft.edit(...rolloutEdits(path, undefined));
    if (is?.current !== version) continue;
    const before = liveBefore(history, onChannel(name, channel), isWithdrawn);
    if (before) draft.edit(...channelEdits(path, before));
    else if (channel === 'next') {
      draft.edit({ path, value: undefined });
      told.push(`The channel next of ${name} is gone; hotels that are on it follow stable.`);
    }
  }
}

function leavePins(draft: Draft, name: string, version: string, told: string[]): void {
  const pinned = hotelsIn(draft.fleet).filter(
    (slug) => entryOf(draft.fleet, slug, name)?.pin === version,
  );
  for (const slug of pinned)
    draft.edit({ path: ['hotels', slug, 'remotes', name, 'pin'], value: undefined });
  if (pinned.length > 0)
    told.push(`No longer pinned to ${name} ${version}: ${hotelsInWords(pinned)}.`);
}

function leaveOwnReleases(
  draft: Draft,
  history: readonly Fleet[],
  name: string,
  version: string,
): void {
  const isWithdrawn = withdrawnIn(draft.fleet, name);
  for (const [slug, own] of withOwnRelease(draft.fleet, name)) {
    const path = ['hotels', slug, 'remotes', name, 'release'];
    if (own.previous === version) draft.edit({ path: [...path, 'previous'], value: undefined });
    if (own.rollout?.version === version) draft.edit(...rolloutEdits(path, undefined));
    if (own.current !== version) continue;
    const before = liveBefore(history, atHotel(name, slug), isWithdrawn);
    if (before) give(draft, slug, name, before);
    else draft.edit({ path, value: undefined });
  }
}

/** A release that nobody may run, with nothing in its place, would leave a hotel without it. */
function refuseNothingLeft({ fleet }: Draft, name: string, version: string): void {
  const stuck = hotelsIn(fleet).filter((slug) => {
    const { enabled, versions } = choiceOf(fleet, slug, name);
    return (enabled || name === SHELL) && versions.length === 0;
  });
  if (stuck.length === 0) return;
  const isRequired = name === SHELL || REQUIRED_REMOTES.includes(name);
  const how = isRequired
    ? `pnpm fleet release ${name} VERSION`
    : `pnpm fleet disable ${name} ${hotelOption(stuck)}`;
  throw new Refusal(
    `Nothing else of ${name} than ${version} could run at ${hotelsInWords(stuck)}: ${how} comes first.`,
  );
}
