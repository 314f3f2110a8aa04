import { readDocument } from '@foyer/releases/document';
import { formatBytes, publish } from '@foyer/releases/publish';
import { fleetState } from '@foyer/releases/revisions';
import type { Command } from '../command.ts';
import { requireWritable } from '../deps/deps.ts';
import { readBuild } from './read-build.ts';

/** Publishes a finished build to the store as a release; no hotel gets it yet. */
export const publishCommand: Command = {
  parameters: ['<name|folder>'],
  takes: [],
  help: 'Publishes a finished build as a release, if hotels can run it; no hotel gets it yet.',
  async run([target = ''], _, deps) {
    const { store } = deps;
    const objects = requireWritable(deps);
    const { current, edit } = await fleetState(deps);
    const inForce = current ?? edit;
    const { release, isNew, notes } = await publish({
      build: await readBuild(target, deps),
      objects,
      inForce: inForce && { fleet: readDocument(inForce.text).fleet, store },
    });
    const { name, version } = release;
    const files = Object.values(release.files);
    const bytes = formatBytes(files.reduce((sum, file) => sum + file.bytes, 0));
    return [
      isNew
        ? `${name} ${version} is published: ${files.length} files, ${bytes}.`
        : `${name} ${version} was published already, with the same bytes.`,
      ...notes,
      `To release it to hotels: pnpm fleet release ${name} ${version} --hotel SLUG`,
    ].join('\n');
  },
};
