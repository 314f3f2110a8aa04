import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '@foyer/gateway/start';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import { DATA, PROVIDER_URL } from '../server/places.ts';

/**
 * A gateway of the test's own, before the tests' real provider, with a copy of their releases in its
 * `store`. `change` writes its fleet document anew, from that of all tests. Stop it at the end.
 */
export async function ownGateway() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-e2e-'));
  const store = join(folder, 'releases');
  await cp(join(DATA, 'releases'), store, { recursive: true });
  const fleet: Fleet = JSON.parse(await readFile(join(DATA, 'fleet.json'), 'utf8'));
  const change = (by: (fleet: Fleet) => void) => {
    const changed = structuredClone(fleet);
    by(changed);
    return writeFile(join(folder, 'fleet.json'), JSON.stringify(changed));
  };
  await change(() => undefined);
  const logged: string[] = [];
  const note = (details: object, message?: string) =>
    void logged.push(`${message} ${JSON.stringify(details)}`);
  const gateway = await startGateway({
    port: 0,
    dataDir: folder,
    providerUrl: PROVIDER_URL,
    log: { info: note, warn: note, error: note },
  });
  return {
    url: gateway.url,
    folder,
    store,
    logged,
    change,
    async stop() {
      await gateway.stop();
      await rm(folder, { recursive: true });
    },
  };
}
