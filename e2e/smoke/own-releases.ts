import { signedToken } from '@foyer/common/http';
import { startGateway } from '@foyer/gateway/start';
import { HEALTH_PATH, type Health } from '@foyer/releases/contracts';
import type { ReleaseStore } from '@foyer/releases/store';
import { folderStore, releaseStoreOf } from '@foyer/releases/store';
import { WORKER } from '@foyer/shared/contracts/worker.ts';
import { DATA, PROVIDER_URL } from '../server/addresses.ts';
import { CURRENT } from '../support/network/releases.ts';

const SECRET = 'a secret of the smoke, which nobody knows';

/**
 * Starts a gateway with faulty releases, as not every engine can intercept requests. It has no files of
 * the `dead` remote until `heal` is called, and changes the scripts of the current release of the
 * `changed` remote, which no longer match their hashes but would run. It has no service worker, which
 * would respond with the same bytes of the previous release. Stop it at the end.
 */
export async function gatewayWithBroken({ dead, changed }: { dead: string; changed: string }) {
  let isHealed = false;
  const { url, failedLoads, stop } = await startGatewayWith(
    (store) => async (release, path, accepted) => {
      if (release.name === WORKER || (release.name === dead && !isHealed)) return undefined;
      const isChanged =
        release.name === changed && release.version === CURRENT && /\.js$/.test(path);
      if (!isChanged) return store.file(release, path, accepted);
      const file = await store.file(release, path, []);
      return file && { ...file, body: new Uint8Array([...file.body, 0x20]) };
    },
  );
  const heal = () => {
    isHealed = true;
  };
  return { url, heal, failedLoads, stop };
}

/**
 * Starts a gateway that holds scripts, styles and fonts until `sendCode` is called; the current release
 * of `failing` has none.
 */
export async function gatewayWithDelayedFiles(failing?: string) {
  let sendCode = () => {};
  const released = new Promise<void>((resolve) => {
    sendCode = resolve;
  });
  const { url, stop } = await startGatewayWith((store) => async (release, path, ...wanted) => {
    // Pages contain the inline scripts of the shell, so no page would arrive without them.
    if (/\.(?:js|css|woff2)$/.test(path) && !path.includes('/inline')) {
      if (release.name === failing && release.version === CURRENT) return undefined;
      await released;
    }
    return store.file(release, path, ...wanted);
  });
  return { url, sendCode, stop };
}

async function startGatewayWith(file: (store: ReleaseStore) => ReleaseStore['file']) {
  const store = releaseStoreOf(folderStore(DATA));
  const { url, stop } = await startGateway({
    port: 0,
    dataDir: DATA,
    providerUrl: PROVIDER_URL,
    secret: SECRET,
    releases: { manifest: store.manifest, file: file(store) },
  });

  /** Returns the reported page loads in which a remote failed. */
  async function failedLoads(remote: string): Promise<number> {
    const token = await signedToken(SECRET, 'health', {}, Date.now() + 60_000);
    const response = await fetch(url + HEALTH_PATH, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { releases } = (await response.json()) as Health;
    return Math.max(0, ...releases.filter((one) => one.remote === remote).map((one) => one.failed));
  }
  return { url, failedLoads, stop };
}
