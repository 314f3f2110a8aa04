import { readDocument } from '@foyer/gateway/fleet/document';
import type { Command } from './command.ts';
import { stateOf } from './commit/settled.ts';
import { publishRelease } from './publish/publish-release.ts';
import { bytesIn } from './words.ts';
import { mustBeWritable } from './world/world.ts';

/** A finished build becomes a release of the store; no hotel gets it yet. */
export const publishing: Command = {
  parameters: ['NAME|FOLDER'],
  takes: [],
  help: 'A finished build becomes a release, if hotels can run it; none gets it yet.',
  async run({ parameters: [target = ''] }, world) {
    const { store } = world;
    const objects = mustBeWritable(world);
    const { edition, edit } = await stateOf(world);
    const inForce = edition ?? edit;
    const fleet = inForce && readDocument(inForce.text).fleet;
    const { release, isNew, notes } = await publishRelease({ target, objects, store, fleet });
    const { name, version } = release;
    const files = Object.values(release.files);
    const bytes = bytesIn(files.reduce((sum, file) => sum + file.bytes, 0));
    return [
      isNew
        ? `${name} ${version} is published: ${files.length} files, ${bytes}.`
        : `${name} ${version} was published already, with the same bytes.`,
      ...notes,
      `To give it to hotels: pnpm fleet release ${name} ${version} --hotel SLUG`,
    ].join('\n');
  },
};
