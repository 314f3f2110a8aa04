import { join } from 'node:path';
import { folderStore } from '@foyer/gateway/releases/folder-store';
import { startGateway } from '@foyer/gateway/start';
import { DATA, PROVIDER_URL } from '../server/places.ts';

/**
 * A gateway of the test's own, on the tests' releases and provider, that has no file of one remote
 * until it is healed: not every engine lets a test answer in the network's place. Stop it at the
 * end.
 */
export async function gatewayWithDead(remote: string) {
  let dead = true;
  const store = folderStore(join(DATA, 'releases'));
  const { url, stop } = await startGateway({
    port: 0,
    dataDir: DATA,
    providerUrl: PROVIDER_URL,
    releases: {
      manifest: store.manifest,
      file: async (release, ...wanted) =>
        dead && release.name === remote ? undefined : store.file(release, ...wanted),
    },
  });
  const heal = () => {
    dead = false;
  };
  return { url, heal, stop };
}
