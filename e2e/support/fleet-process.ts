import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { folderFleet } from '@foyer/gateway/fleet/folder-fleet';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/ports.ts';
import { untilHealthy } from '../../scripts/processes.ts';
import { PROVIDER_URL } from '../server/places.ts';
import { followed, ownData } from './own-gateway.ts';

const ROOT = join(import.meta.dirname, '../..');
const START_MS = 90_000;

/**
 * A gateway as operators run it, a process of its own on data of its own, and the commands they
 * type. While it runs, each change of its fleet ends once it has followed. Stop it at the end.
 */
export async function fleetProcess() {
  const data = await ownData();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const previewUrl = `http://preview.localhost:${port}`;
  const env = { ...process.env, FOYER_DATA: data.folder, PREVIEW_URL: previewUrl };
  let gateway: ChildProcess | undefined;

  async function start(): Promise<void> {
    gateway = spawn(process.execPath, [join(ROOT, 'gateway/src/server.ts')], {
      env: { ...env, PORT: String(port), PROVIDER_URL, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await untilHealthy(gateway, `${url}/-/healthz`, START_MS);
  }

  const running = () =>
    gateway?.exitCode === null && gateway.signalCode === null ? gateway : undefined;

  /** Without a word to anybody (SIGKILL). */
  async function kill(): Promise<void> {
    const child = running();
    if (!child) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async function stop(): Promise<void> {
    await kill();
    await data.remove();
  }

  /** `pnpm fleet …`: what it says; where it refuses, an error that says why. */
  async function fleet(...words: string[]): Promise<string> {
    const said = await new Promise<string>((done, fail) => {
      const script = join(ROOT, 'fleet/src/main.ts');
      execFile(process.execPath, [script, ...words], { env }, (error, stdout, stderr) =>
        error ? fail(new Error(stderr)) : done(stdout),
      );
    });
    if (running()) {
      const newest = await folderFleet(data.folder).journal.newest();
      const health = async () => (await fetch(`${url}/-/healthz`)).json();
      await expect.poll(health).toMatchObject({ fleet: { revision: newest } });
    }
    return said;
  }

  await start().catch(async (error) => {
    await stop();
    throw error;
  });
  const change: typeof data.change = (by) => followed(url, () => data.change(by));
  return { ...data, change, url, previewUrl, fleet, start, kill, stop };
}
