import { choiceOf } from '../composition/choices.ts';
import { type Fleet, REQUIRED_REMOTES, SHELL } from '../contracts/fleet.ts';
import { Refusal } from '../refusal.ts';
import { type Change, EditedDocument } from './change.ts';
import {
  channelEdits,
  giveRelease,
  hotelsWithOwnRelease,
  remoteEntryOf,
  rolloutEdits,
} from './give-release.ts';
import { hotelList, hotelOption, hotelsIn } from './hotel-messages.ts';
import { withdrawnIn } from './rollback.ts';
import { rollbackTarget, versionsAtHotel, versionsOnChannel } from './rollback-target.ts';

/** Withdraws a version: channels and hotels on it go back to their previous one. */
export function withdraw(name: string, version: string, why: string): Change {
  return async (now) => {
    const edited = new EditedDocument(now);
    const history = await now.history();
    edited.edit({ path: ['withdrawn', name, version], value: why });
    const notes: string[] = [];
    removeFromChannels(edited, history, name, version, notes);
    removePins(edited, name, version, notes);
    removeFromOwnReleases(edited, history, name, version);
    refuseIfNothingLeft(edited, name, version);
    return edited.decision(`${name} ${version} is withdrawn already.`, notes);
  };
}

function removeFromChannels(
  edited: EditedDocument,
  history: readonly Fleet[],
  name: string,
  version: string,
  notes: string[],
): void {
  const isWithdrawn = withdrawnIn(edited.fleet, name);
  for (const channel of ['stable', 'next'] as const) {
    const is = edited.fleet.channels[name]?.[channel];
    const path = ['channels', name, channel];
    if (is?.previous === version) edited.edit({ path: [...path, 'previous'], value: undefined });
    if (is?.rollout?.version === version) edited.edit(...rolloutEdits(path, undefined));
    if (is?.current !== version) continue;
    const before = rollbackTarget(history, versionsOnChannel(name, channel), isWithdrawn);
    if (before) edited.edit(...channelEdits(path, before));
    else if (channel === 'next') {
      edited.edit({ path, value: undefined });
      notes.push(`The channel next of ${name} is removed; its hotels follow stable.`);
    }
  }
}

function removePins(edited: EditedDocument, name: string, version: string, notes: string[]): void {
  const pinned = hotelsIn(edited.fleet).filter(
    (slug) => remoteEntryOf(edited.fleet, slug, name)?.pin === version,
  );
  for (const slug of pinned)
    edited.edit({ path: ['hotels', slug, 'remotes', name, 'pin'], value: undefined });
  if (pinned.length > 0)
    notes.push(`No longer pinned to ${name} ${version}: ${hotelList(pinned)}.`);
}

function removeFromOwnReleases(
  edited: EditedDocument,
  history: readonly Fleet[],
  name: string,
  version: string,
): void {
  const isWithdrawn = withdrawnIn(edited.fleet, name);
  for (const [slug, own] of hotelsWithOwnRelease(edited.fleet, name)) {
    const path = ['hotels', slug, 'remotes', name, 'release'];
    if (own.previous === version) edited.edit({ path: [...path, 'previous'], value: undefined });
    if (own.rollout?.version === version) edited.edit(...rolloutEdits(path, undefined));
    if (own.current !== version) continue;
    const before = rollbackTarget(history, versionsAtHotel(name, slug), isWithdrawn);
    if (before) giveRelease(edited, slug, name, before);
    else edited.edit({ path, value: undefined });
  }
}

/** Refuses a withdrawal that would leave a hotel without any version of an enabled remote. */
function refuseIfNothingLeft({ fleet }: EditedDocument, name: string, version: string): void {
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
    `${name} ${version} is the only version that can run at ${hotelList(stuck)}; run this first: ${how}.`,
  );
}
