import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../scripts/ports.ts';
import { untilHealthy } from '../../scripts/processes.ts';
import { PROVIDER_URL } from '../server/places.ts';
import { ownData } from './own-gateway.ts';

const ROOT = join(import.meta.dirname, '../..');
const START_MS = 30_000;

/**
 * A gateway as operators run it, a process of its own on data of its own, and the commands they
 * type. Stop it at the end.
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

  /** Without a word to anybody (SIGKILL). */
  async function kill(): Promise<void> {
    if (!gateway || gateway.exitCode !== null || gateway.signalCode) return;
    gateway.kill('SIGKILL');
    await once(gateway, 'exit');
  }

  async function stop(): Promise<void> {
    await kill();
    await data.remove();
  }

  /** `pnpm fleet …`: what it says; where it refuses, an error that says why. */
  function fleet(...words: string[]): Promise<string> {
    return new Promise((done, fail) => {
      const script = join(ROOT, 'fleet/src/main.ts');
      execFile(process.execPath, [script, ...words], { env }, (error, stdout, stderr) =>
        error ? fail(new Error(stderr)) : done(stdout),
      );
    });
  }

  await start().catch(async (error) => {
    await stop();
    throw error;
  });
  return { ...data, url, previewUrl, fleet, start, kill, stop };
}
