import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@foyer/build/ports';
import { folderFleet } from '@foyer/releases/revisions';
import { untilHealthy } from '@foyer/scripts/processes';
import { expect } from '@playwright/test';
import { PROVIDER_URL } from '../../server/addresses.ts';
import { changeAndWait, createOwnData } from './own-gateway.ts';

const ROOT = join(import.meta.dirname, '../../..');
const START_MS = 90_000;

/**
 * Starts a gateway process like an operator, with its own data, and runs fleet commands. Each change
 * waits until the running gateway has applied it. Stop it at the end.
 */
export async function startFleetProcess() {
  const data = await createOwnData();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const previewUrl = `http://preview.localhost:${port}`;
  const env = { ...process.env, FOYER_DATA: data.folder, PREVIEW_URL: previewUrl };
  let gateway: ChildProcess | undefined;

  async function start(): Promise<void> {
    gateway = spawn(process.execPath, [join(ROOT, 'platform/gateway/src/server.ts')], {
      env: { ...env, PORT: String(port), PROVIDER_URL, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await untilHealthy(gateway, `${url}/-/healthz`, START_MS);
  }

  const running = () =>
    gateway?.exitCode === null && gateway.signalCode === null ? gateway : undefined;

  /** Ends the process without a shutdown (SIGKILL). */
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

  /** Runs `pnpm fleet …` and returns its output; throws with the reason if it fails. */
  async function fleet(...parameters: string[]): Promise<string> {
    const output = await new Promise<string>((done, fail) => {
      const script = join(ROOT, 'platform/fleet/src/main.ts');
      execFile(process.execPath, [script, ...parameters], { env }, (error, stdout, stderr) =>
        error ? fail(new Error(stderr)) : done(stdout),
      );
    });
    if (running()) {
      const newest = await folderFleet(data.folder).revisionLog.newest();
      const health = async () => (await fetch(`${url}/-/healthz`)).json();
      await expect.poll(health).toMatchObject({ fleet: { revision: newest } });
    }
    return output;
  }

  await start().catch(async (error) => {
    await stop();
    throw error;
  });
  const change: typeof data.change = (by) => changeAndWait(url, () => data.change(by));
  return { ...data, change, url, previewUrl, fleet, start, kill, stop };
}
