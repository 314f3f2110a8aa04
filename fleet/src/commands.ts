import { ALL_HOTELS } from '@foyer/shared/contracts/fleet';
import { WORKER } from '@foyer/shared/contracts/worker';
import { allow } from './changes/allow.ts';
import { apply } from './changes/apply.ts';
import type { Change } from './changes/change.ts';
import { enable } from './changes/enable.ts';
import { pin, unpin } from './changes/pin.ts';
import { releaseAt, releaseToAll, releaseToNext } from './changes/release.ts';
import { rollBackAll, rollBackAt } from './changes/rollback.ts';
import { rollOutAt, rollOutToAll } from './changes/rollout.ts';
import { withdraw } from './changes/withdraw.ts';
import { changing } from './changing.ts';
import { collecting } from './collecting.ts';
import type { Command, Input } from './command.ts';
import { previewing } from './preview/previewing.ts';
import { publishing } from './publishing.ts';
import { documentAt } from './read-document.ts';
import { Refusal } from './refusal.ts';
import { history } from './status/history.ts';
import { show } from './status/show.ts';
import { status } from './status/status.ts';
import { mustBePublished } from './world/published.ts';

const release = changing('release', {
  parameters: ['REMOTE', 'VERSION'],
  takes: ['hotel', 'channel', 'percent'],
  help: 'Hotels get a version of a remote, or of the shell: all of them, or these.',
  async decide({ parameters: [name = '', version = ''], hotels, channel, percent }, world) {
    const channels = ['stable', 'next'];
    if (channel !== undefined && !channels.includes(channel))
      throw Refusal.ofWord(`There is no channel ${channel}`, channel, channels);
    await mustBePublished(world, name, version);
    if (percent !== undefined) return rollingOut(name, version, percent, { hotels, channel });
    if (channel === 'next') return releaseToNext(name, version, hotels);
    if (isForAll(hotels)) return releaseToAll(name, version);
    return releaseAt(name, version, hotels);
  },
});

function rollingOut(
  name: string,
  version: string,
  percent: number,
  { hotels, channel }: Pick<Input, 'hotels' | 'channel'>,
): Change {
  if (name === WORKER) throw new Refusal('There is one worker for all browsers of all hotels.');
  if (channel === 'next')
    throw new Refusal('The channel next has no rollouts: leave --percent out.');
  if (isForAll(hotels)) return rollOutToAll(name, version, percent);
  return rollOutAt(name, version, percent, hotels);
}

const rollback = changing('rollback', {
  parameters: ['REMOTE'],
  takes: ['hotel'],
  help: 'Hotels get back what they had before.',
  decide: ({ parameters: [name = ''], hotels }) =>
    isForAll(hotels) ? rollBackAll(name) : rollBackAt(name, hotels),
});

/** What holds for all is what the channel says: there is one way to write it. */
function isForAll(hotels: readonly string[]): boolean {
  if (hotels.includes(ALL_HOTELS) && hotels.length > 1)
    throw new Refusal(`--hotel '*' is all of them: name no other beside it.`);
  return hotels.length === 0 || hotels.includes(ALL_HOTELS);
}

/** Every command, by its name, in the order in which help shows them. */
export const COMMANDS: Record<string, Command> = {
  publish: publishing,
  preview: previewing,
  release,
  rollback,
  enable: changing('enable', {
    parameters: ['REMOTE'],
    needs: ['hotel'],
    takes: [],
    help: 'Hotels have a remote from now on.',
    decide: ({ parameters: [name = ''], hotels }) => enable(name, hotels, true),
  }),
  disable: changing('disable', {
    parameters: ['REMOTE'],
    needs: ['hotel'],
    takes: [],
    help: 'Hotels do without a remote; its addresses say that it is not available there.',
    decide: ({ parameters: [name = ''], hotels }) => enable(name, hotels, false),
  }),
  allow: changing('allow', {
    parameters: ['ORIGIN'],
    needs: ['hotel'],
    takes: [],
    help: 'Remotes that name this further API may call it from pages of hotels.',
    decide: ({ parameters: [origin = ''], hotels }) => allow(origin, hotels, true),
  }),
  disallow: changing('disallow', {
    parameters: ['ORIGIN'],
    needs: ['hotel'],
    takes: [],
    help: 'No page of hotels calls it any more, from the next page load on.',
    decide: ({ parameters: [origin = ''], hotels }) => allow(origin, hotels, false),
  }),
  pin: changing('pin', {
    parameters: ['REMOTE', 'VERSION'],
    needs: ['hotel'],
    takes: [],
    help: 'Hotels keep exactly this version, whatever is released.',
    async decide({ parameters: [name = '', version = ''], hotels }, world) {
      await mustBePublished(world, name, version);
      return pin(name, version, hotels);
    },
  }),
  unpin: changing('unpin', {
    parameters: ['REMOTE'],
    needs: ['hotel'],
    takes: [],
    help: 'Hotels follow releases again.',
    decide: ({ parameters: [name = ''], hotels }) => unpin(name, hotels),
  }),
  withdraw: changing('withdraw', {
    parameters: ['REMOTE', 'VERSION'],
    needs: ['why'],
    takes: [],
    help: 'Nobody runs a version any more, open tabs included.',
    async decide({ parameters: [name = '', version = ''], why = '' }, world) {
      // One that cannot be read is the first to be withdrawn.
      const versions = await world.published.versions(name);
      if (!versions.includes(version)) await mustBePublished(world, name, version);
      return withdraw(name, version, why);
    },
  }),
  apply: changing('apply', {
    parameters: ['FILE'],
    takes: [],
    help: 'A whole fleet document takes the place of the one in force; - is what is piped in.',
    decide: async ({ parameters: [path = ''] }) => apply(await documentAt(path)),
  }),
  show,
  status,
  history,
  gc: collecting,
};
