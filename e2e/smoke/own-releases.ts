import type { ReleaseStore } from '@foyer/gateway/deps';
import { HEALTH_PATH, type Health } from '@foyer/gateway/health/routes';
import { signed } from '@foyer/gateway/http/signed';
import { releasesIn } from '@foyer/gateway/releases/release-store';
import { startGateway } from '@foyer/gateway/start';
import { folderStore } from '@foyer/gateway/store/folder-store';
import { WORKER } from '@foyer/shared/contracts/worker';
import { DATA, PROVIDER_URL } from '../server/places.ts';
import { CURRENT } from '../support/releases.ts';

const SECRET = 'a secret of the smoke, which nobody knows';

/**
 * A gateway of the test's own, on the tests' releases and provider: not every engine lets a test
 * answer in the network's place. It has no file of the `dead` remote until it is healed; the scripts
 * of the current release of the `changed` one are not as their hashes say, and would run. It has no
 * service worker, which would answer with the same bytes of the release before. Stop it at the end.
 */
export async function gatewayWithBroken({ dead, changed }: { dead: string; changed: string }) {
  let isHealed = false;
  const { url, failed, stop } = await gatewayOver((store) => async (release, path, accepted) => {
    if (release.name === WORKER || (release.name === dead && !isHealed)) return undefined;
    const isChanged = release.name === changed && release.version === CURRENT && /\.js$/.test(path);
    if (!isChanged) return store.file(release, path, accepted);
    const file = await store.file(release, path, []);
    return file && { ...file, body: new Uint8Array([...file.body, 0x20]) };
  });
  const heal = () => {
    isHealed = true;
  };
  return { url, heal, failed, stop };
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

async function gatewayOver(file: (store: ReleaseStore) => ReleaseStore['file']) {
  const store = releasesIn(folderStore(DATA));
  const { url, stop } = await startGateway({
    port: 0,
    dataDir: DATA,
    providerUrl: PROVIDER_URL,
    secret: SECRET,
    releases: { manifest: store.manifest, file: file(store) },
  });

  /** In how many page loads a remote failed, as they told it. */
  async function failed(remote: string): Promise<number> {
    const token = await signed(SECRET, 'health', {}, Date.now() + 60_000);
    const answer = await fetch(url + HEALTH_PATH, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { releases } = (await answer.json()) as Health;
    return Math.max(0, ...releases.filter((one) => one.remote === remote).map((one) => one.failed));
  }
  return { url, failed, stop };
}
