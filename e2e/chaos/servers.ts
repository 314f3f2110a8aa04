import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@foyer/build/ports';
import { startGateway } from '@foyer/gateway/start';
import { folderStore, releaseStoreOf } from '@foyer/releases/store';
import { untilHealthy } from '@foyer/scripts/processes';
import { DATA } from '../server/addresses.ts';

const START_MS = 90_000;

/** A gateway with the tests' releases and a provider that can be killed and restarted. */
export type Servers = {
  gatewayUrl: string;
  providerUrl: string;
  /** Ends the process without a shutdown (SIGKILL). */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function startServers(): Promise<Servers> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-chaos-'));
  await cp(join(DATA, 'fleet.json'), join(folder, 'fleet.json'));
  const port = await freePort();
  const providerUrl = `http://localhost:${port}`;
  let provider: ChildProcess | undefined;

  async function restart(): Promise<void> {
    provider = spawn(
      process.execPath,
      [join(import.meta.dirname, 'provider.ts'), String(port), folder],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    await untilHealthy(provider, `${providerUrl}/healthz`, START_MS);
  }

  async function kill(): Promise<void> {
    if (!provider || provider.exitCode !== null || provider.signalCode) return;
    provider.kill('SIGKILL');
    await once(provider, 'exit');
  }

  async function startAll() {
    await restart();
    return startGateway({
      port: 0,
      dataDir: folder,
      providerUrl,
      releases: releaseStoreOf(folderStore(DATA)),
    });
  }

  async function close(): Promise<void> {
    await kill();
    await rm(folder, { recursive: true });
  }

  const gateway = await startAll().catch(async (error) => {
    await close();
    throw error;
  });
  return {
    gatewayUrl: gateway.url,
    providerUrl,
    kill,
    restart,
    async stop() {
      await gateway.stop();
      await close();
    },
  };
}
