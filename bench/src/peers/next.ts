/** Builds and starts the peer, `bench/peers/next`, which has its own packages. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { run } from '@foyer/scripts/processes';
import { type App, localUrl, PORTS, serve } from '../site.ts';

const FOLDER = 'bench/peers/next';
const NEXT = join(FOLDER, 'node_modules/next/dist/bin/next');
const HEALTHY = '/grand-plaza/login';

/** Returns the environment of Next.js, with its telemetry disabled. */
const variables = () => ({
  NEXT_TELEMETRY_DISABLED: '1',
  PROVIDER_URL: localUrl(PORTS.provider),
});

/** Installs the peer's packages and builds it; needs a running provider. */
export async function buildNext(): Promise<void> {
  await run('pnpm', '--dir', FOLDER, 'install', '--frozen-lockfile', '--prefer-offline');
  // The cache may contain data of another provider.
  await rm(join(ROOT, FOLDER, '.next'), { recursive: true, force: true });
  const build = spawn(process.execPath, [NEXT, 'build', FOLDER], {
    cwd: ROOT,
    env: { ...process.env, ...variables() },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error('The peer does not build.');
}

/** Starts the peer's server behind a compressing proxy. Both apps reach the provider through Foyer's gateway. */
export async function startNext(): Promise<App> {
  const [server, proxy] = [localUrl(PORTS.next), localUrl(PORTS.peer)];
  const where = ['--hostname', 'localhost', '--port', String(PORTS.next)];
  await serve(NEXT, variables(), server + HEALTHY, 'start', FOLDER, ...where);
  const onward = { PORT: String(PORTS.peer), NEXT_URL: server, GATEWAY_URL: localUrl(PORTS.foyer) };
  await serve('bench/src/peers/proxy.ts', onward, proxy + HEALTHY);
  return { name: 'Next.js', url: proxy };
}
