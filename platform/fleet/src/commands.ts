import * as changes from '@foyer/releases/changes';
import { ALL_HOTELS } from '@foyer/releases/contracts';
import { MAX_DOCUMENT_BYTES } from '@foyer/releases/document';
import { Refusal } from '@foyer/releases/refusal';
import { requirePublished } from '@foyer/releases/store';
import { WORKER } from '@foyer/shared/contracts/worker.ts';
import { textAt } from '@foyer/shared/documents/read-text.ts';
import { type ChangeInput, changeCommand } from './change-command.ts';
import type { Command } from './command.ts';
import { previewCommand } from './preview/preview-command.ts';
import { history } from './status/history.ts';
import { show } from './status/show.ts';
import { status } from './status/status.ts';
import { gcCommand } from './store/gc-command.ts';
import { publishCommand } from './store/publish-command.ts';

const release = changeCommand('release', {
  parameters: ['<remote>', '<version>'],
  takes: ['hotel', 'channel', 'percent'],
  help: 'Releases a version of a remote or of the shell to all hotels or to some.',
  async decide({ name, version, hotels, channel, percent }, deps) {
    await requirePublished(deps, name, version);
    if (percent !== undefined) return rollingOut(name, version, percent, { hotels, channel });
    if (channel === 'next') return changes.releaseToNext(name, version, hotels);
    if (isForAll(hotels)) return changes.releaseToAll(name, version);
    return changes.releaseAt(name, version, hotels);
  },
});

function rollingOut(
  name: string,
  version: string,
  percent: number,
  { hotels, channel }: Pick<ChangeInput, 'hotels' | 'channel'>,
): changes.Change {
  if (name === WORKER)
    throw new Refusal('All browsers of all hotels share one worker: leave --percent out.');
  if (channel === 'next')
    throw new Refusal('The channel next has no rollouts: leave --percent out.');
  if (isForAll(hotels)) return changes.rollOutToAll(name, version, percent);
  return changes.rollOutAt(name, version, percent, hotels);
}

const rollback = changeCommand('rollback', {
  parameters: ['<remote>'],
  takes: ['hotel'],
  help: 'Rolls hotels back to the previous release.',
  decide: ({ name, hotels }) =>
    isForAll(hotels) ? changes.rollBackAll(name) : changes.rollBackAt(name, hotels),
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
    parameters: ['<remote>'],
    needs: ['hotel'],
    help: 'Enables a remote at hotels.',
    decide: ({ name, hotels }) => changes.enable(name, hotels, true),
  }),
  disable: changeCommand('disable', {
    parameters: ['<remote>'],
    needs: ['hotel'],
    help: 'Disables a remote at hotels; its addresses answer that it is not available there.',
    decide: ({ name, hotels }) => changes.enable(name, hotels, false),
  }),
  allow: changeCommand('allow', {
    parameters: ['<origin>'],
    needs: ['hotel'],
    help: 'Lets remotes that declare this API call it from the pages of hotels.',
    decide: ({ name, hotels }) => changes.allow(name, hotels, true),
  }),
  disallow: changeCommand('disallow', {
    parameters: ['<origin>'],
    needs: ['hotel'],
    help: 'Forbids calls of this API from the pages of hotels, from the next page load on.',
    decide: ({ name, hotels }) => changes.allow(name, hotels, false),
  }),
  pin: changeCommand('pin', {
    parameters: ['<remote>', '<version>'],
    needs: ['hotel'],
    help: 'Keeps hotels on exactly this version, whatever is released.',
    async decide({ name, version, hotels }, deps) {
      await requirePublished(deps, name, version);
      return changes.pin(name, version, hotels);
    },
  }),
  unpin: changeCommand('unpin', {
    parameters: ['<remote>'],
    needs: ['hotel'],
    help: 'Lets hotels follow releases again.',
    decide: ({ name, hotels }) => changes.unpin(name, hotels),
  }),
  withdraw: changeCommand('withdraw', {
    parameters: ['<remote>', '<version>'],
    needs: ['why'],
    help: 'Stops a version everywhere, open tabs included.',
    async decide({ name, version, why = '' }, deps) {
      // A release whose manifest cannot be read must still be withdrawable.
      const versions = await deps.published.versions(name);
      if (!versions.includes(version)) await requirePublished(deps, name, version);
      return changes.withdraw(name, version, why);
    },
  }),
  apply: changeCommand('apply', {
    parameters: ['<file>'],
    help: 'Replaces the fleet document in force by a file; - reads standard input.',
    decide: async ({ name }) => changes.apply(await documentAt(name)),
  }),
  show,
  status,
  history,
  gc: gcCommand,
};

/** Reads a file, or standard input for `-`. Throws a `Refusal` if it cannot be read. */
export async function documentAt(path: string): Promise<string> {
  const found = await textAt(path, MAX_DOCUMENT_BYTES);
  if ('error' in found) throw new Refusal(found.error);
  return found.text;
}
