import { link, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { ReleaseStore } from '@foyer/gateway/deps';
import { releasesIn } from '@foyer/gateway/releases/release-store';
import { type RunningGateway, startGateway } from '@foyer/gateway/start';
import { folderStore } from '@foyer/gateway/store/folder-store';
import type { Fleet } from '@foyer/shared/contracts/fleet';
import { expect } from '@playwright/test';
import { DATA, PROVIDER_URL } from '../server/places.ts';

/** Links every file below a folder into another one of the same disk. Whoever changes one removes it first. */
export async function linkFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const links = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [file, join(to, relative(from, file))] as const);
  const folders = new Set(links.map(([, place]) => dirname(place)));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await Promise.all(links.map(([file, place]) => link(file, place)));
}

/** A folder for `FOYER_DATA` with the tests' releases and a copy of their fleet. Remove it at the end. */
export async function ownData() {
  const folder = await mkdtemp(join(DATA, 'own-'));
  const store = join(folder, 'releases');
  await linkFiles(join(DATA, 'releases'), store);
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
 * A gateway of the test's own, before the tests' real provider, with their releases, which it reads
 * through `releases`. `change` writes its fleet document anew, from that of all tests, and waits until
 * the gateway has followed; `start` brings it back after `kill`. Stop it at the end.
 */
export async function ownGateway(releases?: (store: ReleaseStore) => ReleaseStore) {
  const { folder, change, remove } = await ownData();
  const logged: string[] = [];
  const note = (details: object, message?: string) =>
    void logged.push(`${message} ${JSON.stringify(details)}`);
  const startAt = (port: number) =>
    startGateway({
      port,
      dataDir: folder,
      providerUrl: PROVIDER_URL,
      releases: releases?.(releasesIn(folderStore(folder))),
      log: { info: note, warn: note, error: note },
    });
  let running: RunningGateway | undefined = await startAt(0);
  const { url } = running;

  async function kill(): Promise<void> {
    await running?.stop();
    running = undefined;
  }

  return {
    url,
    folder,
    logged,
    change: (by: Parameters<typeof change>[0]) => followed(url, () => change(by)),
    kill,
    async start() {
      running = await startAt(Number(new URL(url).port));
    },
    async stop() {
      await kill();
      await remove();
    },
  };
}
