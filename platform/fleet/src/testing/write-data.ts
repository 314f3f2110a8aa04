import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FLEET, RELEASES } from './memory-deps.ts';

/** Writes the releases and the fleet of the tests to a data directory. */
export async function writeData(data: string): Promise<void> {
  for (const release of RELEASES) {
    const folder = join(data, 'releases', release.name, release.version);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'release.json'), JSON.stringify(release));
  }
  await writeFile(join(data, 'fleet.json'), JSON.stringify(FLEET, null, 2));
}
