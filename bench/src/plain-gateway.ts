/** Runs the gateway of the plain app as a process; ends on a signal. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startGateway } from '@foyer/gateway/start';
import { folderStore, releaseStoreOf } from '@foyer/releases/store';

const { PORT, PROVIDER_URL = '', FOYER_DATA = '' } = process.env;
const folder = join(FOYER_DATA, 'releases');

await startGateway({
  port: Number(PORT),
  dataDir: FOYER_DATA,
  providerUrl: PROVIDER_URL,
  releases: {
    ...releaseStoreOf(folderStore(FOYER_DATA)),
    // Unchecked: in the bench a remote's release points into the shell's files (publish.ts).
    manifest: async (name, version) =>
      JSON.parse(await readFile(join(folder, name, version, 'release.json'), 'utf8')),
  },
});
