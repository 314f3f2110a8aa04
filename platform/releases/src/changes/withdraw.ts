import { WORKER } from '@foyer/shared/contracts/worker.ts';
import { choiceOf } from '../composition/choices.ts';
import { type Channel, type Fleet, REQUIRED_REMOTES, SHELL } from '../contracts/fleet.ts';
import { Refusal } from '../refusal.ts';
import { type Change, changeOf } from './change.ts';
import { giveRelease, ownReleasesOf, remoteEntry, withVersions } from './entries.ts';
import { hotelList, hotelOption, hotelsIn } from './hotel-messages.ts';
import {
  rollbackTarget,
  type VersionsIn,
  versionsAtHotel,
  versionsOnChannel,
  withdrawnIn,
} from './rollback.ts';

/** Withdraws a version: channels and hotels on it go back to their previous one. */
export function withdraw(name: string, version: string, why: string): Change {
  return changeOf(async (draft, { history }) => {
    const past = await history();
    const ofName = { ...draft.withdrawn?.[name], [version]: why };
    draft.withdrawn = { ...draft.withdrawn, [name]: ofName };
    const notes: string[] = [];

    const targetOf = (versionsIn: VersionsIn) =>
      rollbackTarget(past, versionsIn, withdrawnIn(draft, name));

    const channels = draft.channels[name];
    for (const key of ['stable', 'next'] as const) {
      const channel = channels?.[key];
      if (!channel) continue;
      removeFallbacks(channel, version);
      if (channel.current !== version) continue;
      const target = targetOf(versionsOnChannel(name, key));
      if (target) channels[key] = withVersions(channel, target);
      else if (key === 'next') {
        channels.next = undefined;
        notes.push(`The channel next of ${name} is removed; its hotels follow stable.`);
      }
    }

    const pinned = hotelsIn(draft).filter(
      (slug) => draft.hotels[slug]?.remotes?.[name]?.pin === version,
    );
    for (const slug of pinned) remoteEntry(draft, slug, name).pin = undefined;
    if (pinned.length > 0)
      notes.push(`No longer pinned to ${name} ${version}: ${hotelList(pinned)}.`);

    for (const { slug, release } of ownReleasesOf(draft, name)) {
      removeFallbacks(release, version);
      if (release.current !== version) continue;
      const target = targetOf(versionsAtHotel(name, slug));
      if (target) giveRelease(draft, slug, name, target);
      else remoteEntry(draft, slug, name).release = undefined;
    }
    refuseIfNothingLeft(draft, name, version);
    return { unchangedMessage: `${name} ${version} is withdrawn already.`, notes };
  });
}

function removeFallbacks(channel: Channel, version: string): void {
  if (channel.previous === version) channel.previous = undefined;
  if (channel.rollout?.version === version) channel.rollout = undefined;
}

/** Refuses a withdrawal that would leave a hotel without any version of an enabled remote. */
function refuseIfNothingLeft(fleet: Fleet, name: string, version: string): void {
  const stuck = hotelsIn(fleet).filter((slug) => {
    const { enabled, versions } = choiceOf(fleet, slug, name);
    return enabled && name !== WORKER && versions.length === 0;
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
