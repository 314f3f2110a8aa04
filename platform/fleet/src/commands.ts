import * as changes from '@foyer/releases/changes';
import { MAX_DOCUMENT_BYTES } from '@foyer/releases/document';
import { Refusal } from '@foyer/releases/refusal';
import { publishedVersions, requirePublished } from '@foyer/releases/store';
import { WORKER } from '@foyer/shared/contracts/worker.ts';
import { textAt } from '@foyer/shared/documents/read-text.ts';
import { changeCommand } from './change-command.ts';
import type { Command } from './command.ts';
import { previewCommand } from './preview/preview-command.ts';
import { history } from './status/history.ts';
import { show, status } from './status/status.ts';
import { gcCommand } from './store/gc-command.ts';
import { publishCommand } from './store/publish-command.ts';

const release = changeCommand('release', {
  parameters: ['<remote>', '<version>'],
  takes: ['hotel', 'channel', 'percent'],
  help: 'Releases a version of a remote or of the shell to all hotels or to some.',
  async decide({ name, version, hotels, channel, percent }, deps) {
    await requirePublished(deps, name, version);
    if (percent !== undefined && name === WORKER)
      throw new Refusal('All browsers of all hotels share one worker: leave --percent out.');
    if (percent !== undefined && channel === 'next')
      throw new Refusal('The channel next has no rollouts: leave --percent out.');
    return channel === 'next'
      ? changes.releaseToNext(name, version, hotels)
      : changes.release(name, version, hotels, percent);
  },
});

const rollback = changeCommand('rollback', {
  parameters: ['<remote>'],
  takes: ['hotel'],
  help: 'Rolls hotels back to the previous release.',
  decide: ({ name, hotels }) => changes.rollBack(name, hotels),
});

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
      const versions = await publishedVersions(deps, name);
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
