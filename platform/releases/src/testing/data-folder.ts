import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFleet } from '../revisions/folder-fleet.ts';

/** Creates a data directory with a fleet. Remove it at the end. */
export async function dataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-fleet-'));
  const path = join(folder, 'fleet.json');
  const revisionLog = join(folder, 'fleet');
  return {
    folder,
    path,
    revisionLog,
    source: folderFleet(folder),
    read: () => readFile(path, 'utf8'),
    /** Replaces the file: two writes of equal length within a clock tick look unchanged. */
    async write(fleet: unknown) {
      await writeFile(`${path}.next`, typeof fleet === 'string' ? fleet : JSON.stringify(fleet));
      await rename(`${path}.next`, path);
    },
    revisions: async () => (await readdir(revisionLog)).sort(),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
