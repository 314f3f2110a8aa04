/**
 * `npm start`: builds changed packages and publishes them to the store. Runs the embedded provider
 * (unless PROVIDER_URL names another one) and the gateway until it is stopped.
 */
import { basename, join, resolve } from 'node:path';
import { INSPECTOR, ROOT, releaseNames } from '@foyer/build/packages';
import {
  NO_SECRET_MESSAGE,
  readEnvironment as readGateway,
} from '@foyer/common/gateway-environment';
import { StartError } from '@foyer/common/start-error';
import { type Deps, depsOf } from '@foyer/fleet/deps';
import { readEnvironment as readProvider } from '@foyer/provider/env';
import { build } from './build.ts';
import {
  createShutDown,
  requireFreePort,
  startServer,
  stopProcess,
  untilHealthy,
} from './processes.ts';
import { publishLocally } from './publish.ts';

const PORT = process.env.PORT || '3000';
const PROVIDER_PORT = process.env.PROVIDER_PORT || '4000';
const FOYER_DATA = resolve(process.env.FOYER_DATA || '.data');
/** The origin of links in mails: this gateway. */
const PUBLIC_URL = process.env.PUBLIC_URL || `http://localhost:${PORT}`;
const PROVIDER_URL = process.env.PROVIDER_URL || `http://localhost:${PROVIDER_PORT}`;

/** The default hides `info`, at which every request is logged. */
const LOG_LEVEL = process.env.LOG_LEVEL || 'warn';

const children: ReturnType<typeof startServer>[] = [];

/** Stops the gateway, which completes pending requests, then the provider. */
const shutDown = createShutDown(async () => {
  for (const child of children.toReversed()) await stopProcess(child);
});

/** Starts a server; shuts everything down if the server ends by itself. */
async function serve(folder: string, variables: Record<string, string>, health: string) {
  const child = startServer(join(ROOT, folder, 'src/server.ts'), {
    FOYER_DATA,
    LOG_LEVEL,
    ...variables,
  });
  children.push(child);
  child.once('exit', () => shutDown(1, `Foyer stops: the ${basename(folder)} ended.`));
  await untilHealthy(child, health);
}

/** Builds changed packages and publishes the builds of `packages`. */
async function prepareReleases(packages: readonly string[], deps: Deps): Promise<void> {
  const built = [...packages, INSPECTOR];
  console.log(`Building the changes of ${built.join(', ')} …`);
  await build(built);
  if (deps.objects) for (const line of await publishLocally(packages, deps)) console.log(line);
}

try {
  // A wrong variable or an unreadable store is reported before the build, not after it.
  const { RELEASES_URL, FLEET_SECRET } = readGateway(process.env);
  readProvider(process.env);
  if (RELEASES_URL && !FLEET_SECRET) throw new StartError(NO_SECRET_MESSAGE);
  const deps = await depsOf({ ...process.env, FOYER_DATA });
  await deps.fleet.revisionLog.newest();
  await requireFreePort(PORT, 'PORT');
  if (!process.env.PROVIDER_URL) await requireFreePort(PROVIDER_PORT, 'PROVIDER_PORT');
  const packages = deps.objects ? releaseNames() : [];
  if (!deps.objects)
    console.log(
      'RELEASES_URL is read-only: guests get the releases there, and local builds are not published.',
    );
  await Promise.all([
    prepareReleases(packages, deps),
    process.env.PROVIDER_URL ||
      serve('provider', { PROVIDER_PORT, PUBLIC_URL }, `${PROVIDER_URL}/healthz`),
  ]);
  const url = `http://localhost:${PORT}`;
  await serve('platform/gateway', { PORT, PROVIDER_URL }, `${url}/-/healthz`);
  console.log(`Foyer is ready: ${url}/grand-plaza`);
} catch (error) {
  await shutDown(1, error instanceof Error ? error.message : String(error));
}
