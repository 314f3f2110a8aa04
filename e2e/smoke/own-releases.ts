import { join } from 'node:path';
import type { ReleaseStore } from '@foyer/gateway/deps';
import { folderStore } from '@foyer/gateway/releases/folder-store';
import { startGateway } from '@foyer/gateway/start';
import { DATA, PROVIDER_URL } from '../server/places.ts';
import { CURRENT } from '../support/releases.ts';

/**
 * A gateway of the test's own, on the tests' releases and provider, that has no file of one remote
 * until it is healed: not every engine lets a test answer in the network's place. Stop it at the
 * end.
 */
export async function gatewayWithDead(remote: string) {
  let dead = true;
  const { url, stop } = await gatewayOver(
    (store) =>
      async (release, ...wanted) =>
        dead && release.name === remote ? undefined : store.file(release, ...wanted),
  );
  const heal = () => {
    dead = false;
  };
  return { url, heal, stop };
}

/**
 * The same whose scripts, styles and fonts are on their way until `come` is called; those of the
 * current release of `failing` never come.
 */
export async function gatewayWithLate(failing?: string) {
  let come = () => {};
  const there = new Promise<void>((resolve) => {
    come = resolve;
  });
  const { url, stop } = await gatewayOver((store) => async (release, path, ...wanted) => {
    if (/\.(?:js|css|woff2)$/.test(path)) {
      if (release.name === failing && release.version === CURRENT) return undefined;
      await there;
    }
    return store.file(release, path, ...wanted);
  });
  return { url, come, stop };
}

function gatewayOver(file: (store: ReleaseStore) => ReleaseStore['file']) {
  const store = folderStore(join(DATA, 'releases'));
  return startGateway({
    port: 0,
    dataDir: DATA,
    providerUrl: PROVIDER_URL,
    releases: { manifest: store.manifest, file: file(store) },
  });
}
