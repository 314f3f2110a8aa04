import { link, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type RunningGateway, startGateway } from '@foyer/gateway/start';
import type { Fleet } from '@foyer/releases/contracts';
import type { ReleaseStore } from '@foyer/releases/store';
import { folderStore, releaseStoreOf } from '@foyer/releases/store';
import { expect } from '@playwright/test';
import { DATA, PROVIDER_URL } from '../../server/addresses.ts';

/** Hard-links every file below a folder into another folder. Remove a file before you change it. */
export async function linkFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const links = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [file, join(to, relative(from, file))] as const);
  const folders = new Set(links.map(([, copy]) => dirname(copy)));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await Promise.all(links.map(([file, copy]) => link(file, copy)));
}

/** Creates a `FOYER_DATA` folder with the tests' releases and a copy of their fleet. Remove it at the end. */
export async function createOwnData() {
  const folder = await mkdtemp(join(DATA, 'own-'));
  const store = join(folder, 'releases');
  await linkFiles(join(DATA, 'releases'), store);
  // Without a revision it replaces the document in force.
  const { revision: _, ...fleet }: Fleet = JSON.parse(
    await readFile(join(DATA, 'fleet.json'), 'utf8'),
  );
  const file = join(folder, 'fleet.json');
  const change = async (by: (fleet: Fleet) => void) => {
    const changed = structuredClone(fleet);
    by(changed);
    // A gateway would refuse a partly written file.
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

/** Changes a gateway's fleet and waits until the change is applied or refused. */
export async function changeAndWait(url: string, change: () => Promise<void>): Promise<void> {
  const health = async () => (await fetch(`${url}/-/healthz`)).json();
  const before = await health();
  await change();
  await expect.poll(health).not.toEqual(before);
}

/**
 * Starts a gateway with the tests' real provider and releases, which it reads through `releases`.
 * `change` writes a fleet document derived from that of all tests and waits until the gateway has
 * applied it; `start` restarts the gateway after `kill`. Stop it at the end.
 */
export async function startOwnGateway(releases?: (store: ReleaseStore) => ReleaseStore) {
  const { folder, change, remove } = await createOwnData();
  const logged: string[] = [];
  const note = (details: object, message?: string) =>
    void logged.push(`${message} ${JSON.stringify(details)}`);
  const startAt = (port: number) =>
    startGateway({
      port,
      dataDir: folder,
      providerUrl: PROVIDER_URL,
      releases: releases?.(releaseStoreOf(folderStore(folder))),
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
    change: (by: Parameters<typeof change>[0]) => changeAndWait(url, () => change(by)),
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
