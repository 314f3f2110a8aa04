import type { Change } from '@foyer/releases/changes';
import {
  allow,
  apply,
  enable,
  pin,
  releaseAt,
  releaseToAll,
  releaseToNext,
  rollBackAll,
  rollBackAt,
  rollOutAt,
  rollOutToAll,
  unpin,
  withdraw,
} from '@foyer/releases/changes';
import { ALL_HOTELS } from '@foyer/releases/contracts';
import { Refusal } from '@foyer/releases/refusal';
import { requirePublished } from '@foyer/releases/store';
import { WORKER } from '@foyer/shared/contracts/worker.ts';
import { changeCommand } from './change-command.ts';
import type { Command, Input } from './command.ts';
import { previewCommand } from './preview/preview-command.ts';
import { documentAt } from './read-document.ts';
import { history } from './status/history.ts';
import { show } from './status/show.ts';
import { status } from './status/status.ts';
import { gcCommand } from './store/gc-command.ts';
import { publishCommand } from './store/publish-command.ts';

const release = changeCommand('release', {
  parameters: ['REMOTE', 'VERSION'],
  takes: ['hotel', 'channel', 'percent'],
  help: 'Releases a version of a remote or of the shell to all hotels or to some.',
  async decide({ parameters: [name = '', version = ''], hotels, channel, percent }, deps) {
    const channels = ['stable', 'next'];
    if (channel !== undefined && !channels.includes(channel))
      throw Refusal.withSuggestion(`There is no channel ${channel}`, channel, channels);
    await requirePublished(deps, name, version);
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
  if (name === WORKER)
    throw new Refusal('All browsers of all hotels share one worker: leave --percent out.');
  if (channel === 'next')
    throw new Refusal('The channel next has no rollouts: leave --percent out.');
  if (isForAll(hotels)) return rollOutToAll(name, version, percent);
  return rollOutAt(name, version, percent, hotels);
}

const rollback = changeCommand('rollback', {
  parameters: ['REMOTE'],
  takes: ['hotel'],
  help: 'Rolls hotels back to the previous release.',
  decide: ({ parameters: [name = ''], hotels }) =>
    isForAll(hotels) ? rollBackAll(name) : rollBackAt(name, hotels),
});

/** Tells whether a change concerns the channel: `*` and no `--hotel` mean the same. */
function isForAll(hotels: readonly string[]): boolean {
  if (hotels.includes(ALL_HOTELS) && hotels.length > 1)
    throw new Refusal(`--hotel '*' means all hotels: do not name others with it.`);
  return hotels.length === 0 || hotels.includes(ALL_HOTELS);
}

/** Maps names to commands, in the order of the help text. */
export const COMMANDS: Record<string, Command> = {
  publish: publishCommand,
  preview: previewCommand,
  release,
  rollback,
  enable: changeCommand('enable', {
    parameters: ['REMOTE'],
    needs: ['hotel'],
    takes: [],
    help: 'Enables a remote at hotels.',
    decide: ({ parameters: [name = ''], hotels }) => enable(name, hotels, true),
  }),
  disable: changeCommand('disable', {
    parameters: ['REMOTE'],
    needs: ['hotel'],
    takes: [],
    help: 'Disables a remote at hotels; its addresses answer that it is not available there.',
    decide: ({ parameters: [name = ''], hotels }) => enable(name, hotels, false),
  }),
  allow: changeCommand('allow', {
    parameters: ['ORIGIN'],
    needs: ['hotel'],
    takes: [],
    help: 'Lets remotes that declare this API call it from the pages of hotels.',
    decide: ({ parameters: [origin = ''], hotels }) => allow(origin, hotels, true),
  }),
  disallow: changeCommand('disallow', {
    parameters: ['ORIGIN'],
    needs: ['hotel'],
    takes: [],
    help: 'Forbids calls of this API from the pages of hotels, from the next page load on.',
    decide: ({ parameters: [origin = ''], hotels }) => allow(origin, hotels, false),
  }),
  pin: changeCommand('pin', {
    parameters: ['REMOTE', 'VERSION'],
    needs: ['hotel'],
    takes: [],
    help: 'Keeps hotels on exactly this version, whatever is released.',
    async decide({ parameters: [name = '', version = ''], hotels }, deps) {
      await requirePublished(deps, name, version);
      return pin(name, version, hotels);
    },
  }),
  unpin: changeCommand('unpin', {
    parameters: ['REMOTE'],
    needs: ['hotel'],
    takes: [],
    help: 'Lets hotels follow releases again.',
    decide: ({ parameters: [name = ''], hotels }) => unpin(name, hotels),
  }),
  withdraw: changeCommand('withdraw', {
    parameters: ['REMOTE', 'VERSION'],
    needs: ['why'],
    takes: [],
    help: 'Stops a version everywhere, open tabs included.',
    async decide({ parameters: [name = '', version = ''], why = '' }, deps) {
      // A release whose manifest cannot be read must still be withdrawable.
      const versions = await deps.published.versions(name);
      if (!versions.includes(version)) await requirePublished(deps, name, version);
      return withdraw(name, version, why);
    },
  }),
  apply: changeCommand('apply', {
    parameters: ['FILE'],
    takes: [],
    help: 'Replaces the fleet document in force by a file; - reads standard input.',
    decide: async ({ parameters: [path = ''] }) => apply(await documentAt(path)),
  }),
  show,
  status,
  history,
  gc: gcCommand,
};
