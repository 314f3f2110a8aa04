import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFleet } from '../fleet/folder-fleet.ts';
import { testGateway } from './gateway.ts';

type Options = Parameters<typeof testGateway>[0];

/** A data directory, and gateways that follow the fleet in it. Remove it at the end. */
export async function dataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-fleet-'));
  const path = join(folder, 'fleet.json');
  const journal = join(folder, 'fleet');
  return {
    folder,
    path,
    journal,
    source: folderFleet(folder),
    read: () => readFile(path, 'utf8'),
    /** Another file takes its place: of one, two texts as long within a tick look the same. */
    async write(fleet: unknown) {
      await writeFile(`${path}.next`, typeof fleet === 'string' ? fleet : JSON.stringify(fleet));
      await rename(`${path}.next`, path);
    },
    editions: async () => (await readdir(journal)).sort(),
    /** A start: nothing is known but what lies in the folder. */
    start: (options: Options = {}) =>
      testGateway({ ...options, deps: { fleet: folderFleet(folder), ...options.deps } }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
