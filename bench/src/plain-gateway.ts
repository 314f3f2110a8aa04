/** The gateway of the plain app, as a process of its own; ends when it is told to. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releasesIn } from '@foyer/gateway/releases/release-store';
import { startGateway } from '@foyer/gateway/start';
import { folderStore } from '@foyer/gateway/store/folder-store';

const { PORT, PROVIDER_URL = '', FOYER_DATA = '' } = process.env;
const folder = join(FOYER_DATA, 'releases');

await startGateway({
  port: Number(PORT),
  dataDir: FOYER_DATA,
  providerUrl: PROVIDER_URL,
  releases: {
    ...releasesIn(folderStore(FOYER_DATA)),
    // Unchecked: here a remote's release points into the shell's (publish.ts), as none may.
    manifest: async (name, version) =>
      JSON.parse(await readFile(join(folder, name, version, 'release.json'), 'utf8')),
  },
});
