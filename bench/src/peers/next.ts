/** The peer, `bench/peers/next`, with packages of its own, which nothing else needs. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/packages.ts';
import { run } from '../../../scripts/processes.ts';
import { type App, local, PORTS, serve } from '../site.ts';

const FOLDER = 'bench/peers/next';
const NEXT = join(FOLDER, 'node_modules/next/dist/bin/next');
const HEALTHY = '/grand-plaza/login';

/** Next.js tells its makers what is built with it; here it never does. */
const variables = () => ({
  NEXT_TELEMETRY_DISABLED: '1',
  PROVIDER_URL: local(PORTS.provider),
});

/** Installs the peer's packages and builds it, while the provider runs. */
export async function buildNext(): Promise<void> {
  await run('pnpm', '--dir', FOLDER, 'install', '--frozen-lockfile', '--prefer-offline');
  // It would keep what another provider said.
  await rm(join(ROOT, FOLDER, '.next'), { recursive: true, force: true });
  const build = spawn(process.execPath, [NEXT, 'build', FOLDER], {
    cwd: ROOT,
    env: { ...process.env, ...variables() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error('The peer does not build.');
}

/** Starts its server, and before it what compresses; both apps reach the provider by Foyer's gateway. */
export async function startNext(): Promise<App> {
  const [server, proxy] = [local(PORTS.next), local(PORTS.peer)];
  const where = ['--hostname', 'localhost', '--port', String(PORTS.next)];
  await serve(NEXT, variables(), server + HEALTHY, 'start', FOLDER, ...where);
  const onward = { PORT: String(PORTS.peer), NEXT_URL: server, GATEWAY_URL: local(PORTS.foyer) };
  await serve('bench/src/peers/proxy.ts', onward, proxy + HEALTHY);
  return { name: 'Next.js', url: proxy };
}
