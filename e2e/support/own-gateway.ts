import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseStore } from '@foyer/gateway/deps';
import { releasesIn } from '@foyer/gateway/releases/release-store';
import { startGateway } from '@foyer/gateway/start';
import { folderStore } from '@foyer/gateway/store/folder-store';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import { expect } from '@playwright/test';
import { DATA, PROVIDER_URL } from '../server/places.ts';

/** A folder for `FOYER_DATA` with a copy of the tests' releases and of their fleet. Remove it at the end. */
export async function ownData() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-e2e-'));
  const store = join(folder, 'releases');
  await cp(join(DATA, 'releases'), store, { recursive: true });
  // Without a revision it replaces whatever is in force.
  const { revision: _, ...fleet }: Fleet = JSON.parse(
    await readFile(join(DATA, 'fleet.json'), 'utf8'),
  );
  const file = join(folder, 'fleet.json');
  const change = async (by: (fleet: Fleet) => void) => {
    const changed = structuredClone(fleet);
    by(changed);
    // A gateway refuses a file that it reads while it is written.
    await writeFile(`${file}.new`, JSON.stringify(changed));
    await rename(`${file}.new`, file);
  };
  await change(() => undefined);
  return {
    folder,
    store,
    file,
    change,
    remove: () => rm(folder, { recursive: true, maxRetries: 5 }),
  };
}

/** Changes the fleet of the gateway at `url`, and waits until that has taken it up, or refused it. */
export async function followed(url: string, change: () => Promise<void>): Promise<void> {
  const health = async () => (await fetch(`${url}/-/healthz`)).json();
  const before = await health();
  await change();
  await expect.poll(health).not.toEqual(before);
}

/**
 * A gateway of the test's own, before the tests' real provider, with a copy of their releases in its
 * `store`, which it reads through `releases`. `change` writes its fleet document anew, from that of all
 * tests, and waits until the gateway has followed. Stop it at the end.
 */
export async function ownGateway(releases?: (store: ReleaseStore) => ReleaseStore) {
  const { folder, store, change, remove } = await ownData();
  const logged: string[] = [];
  const note = (details: object, message?: string) =>
    void logged.push(`${message} ${JSON.stringify(details)}`);
  const gateway = await startGateway({
    port: 0,
    dataDir: folder,
    providerUrl: PROVIDER_URL,
    releases: releases?.(releasesIn(folderStore(folder))),
    log: { info: note, warn: note, error: note },
  });
  return {
    url: gateway.url,
    folder,
    store,
    logged,
    change: (by: Parameters<typeof change>[0]) => followed(gateway.url, () => change(by)),
    async stop() {
      await gateway.stop();
      await remove();
    },
  };
}
