/**
 * `npm start`: builds what has changed of the shell and the remotes, publishes it to the store, runs
 * the embedded provider (unless PROVIDER_URL names another one) and the gateway until it is stopped.
 */
import { join, resolve } from 'node:path';
import { type World, worldOf } from '../fleet/src/world/world.ts';
import { NO_SECRET, readEnvironment as readGateway } from '../gateway/src/env.ts';
import { StartError } from '../gateway/src/start-error.ts';
import { readEnvironment as readProvider } from '../provider/src/env.ts';
import { build, INSPECTOR } from './build.ts';
import { ROOT, releaseNames } from './packages.ts';
import { isFree } from './ports.ts';
import { startServer, stopped, untilHealthy } from './processes.ts';
import { publishLocally } from './publish.ts';

const HEALTHY_MS = 60_000;
const PORT = process.env.PORT || '3000';
const PROVIDER_PORT = process.env.PROVIDER_PORT || '4000';
const FOYER_DATA = resolve(process.env.FOYER_DATA || '.data');
/** Links in mails lead to the gateway of this start. */
const PUBLIC_URL = process.env.PUBLIC_URL || `http://localhost:${PORT}`;
const PROVIDER_URL = process.env.PROVIDER_URL || `http://localhost:${PROVIDER_PORT}`;

/** A terminal is for what needs somebody's eye; every request is logged at `info`. */
const LOG_LEVEL = process.env.LOG_LEVEL || 'warn';

const children: ReturnType<typeof startServer>[] = [];

let ending: Promise<never> | undefined;

/**
 * Stops the gateway, which lets calls under way end, then the provider, then this process; what is
 * said first counts.
 */
function end(code: number, line?: string): Promise<never> {
  ending ??= (async () => {
    if (line) process.stderr.write(`${line}\n`);
    for (const child of children.toReversed()) await stopped(child);
    process.exit(code);
  })();
  return ending;
}

/** Starts a server; when it ends by itself, everything ends. */
async function serve(name: string, variables: Record<string, string>, health: string) {
  const child = startServer(join(ROOT, name, 'src/server.ts'), {
    FOYER_DATA,
    LOG_LEVEL,
    ...variables,
  });
  children.push(child);
  child.once('exit', () => end(1, `Foyer stops: the ${name} ended.`));
  await untilHealthy(child, health, HEALTHY_MS);
}

/** Builds what has changed and publishes the builds of `packages`. */
async function prepareReleases(packages: readonly string[], world: World): Promise<void> {
  const built = [...packages, INSPECTOR];
  console.log(`Building what has changed of ${built.join(', ')} …`);
  await build(built);
  if (world.objects) for (const line of await publishLocally(packages, world)) console.log(line);
}

// npm passes Ctrl-C on as well, so that it arrives twice.
process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));

try {
  // A wrong variable, or a store that cannot be read, is told before the build, not after it.
  const { RELEASES_URL, FLEET_SECRET } = readGateway(process.env);
  readProvider(process.env);
  if (RELEASES_URL && !FLEET_SECRET) throw new StartError(NO_SECRET);
  const world = await worldOf({ ...process.env, FOYER_DATA });
  await world.fleet.journal.newest();
  const own = process.env.PROVIDER_URL ? { PORT } : { PORT, PROVIDER_PORT };
  for (const [variable, port] of Object.entries(own)) {
    if (!(await isFree(Number(port))))
      await end(1, `Port ${port} is in use: stop what uses it or set ${variable} to another one.`);
  }
  const packages = world.objects ? releaseNames() : [];
  if (!world.objects)
    console.log(
      'RELEASES_URL may only be read: guests get what lies there, and nothing built here.',
    );
  const startProvider = () =>
    serve('provider', { PROVIDER_PORT, PUBLIC_URL }, `${PROVIDER_URL}/healthz`);
  await Promise.all([
    prepareReleases(packages, world),
    process.env.PROVIDER_URL ? undefined : startProvider(),
  ]);
  const url = `http://localhost:${PORT}`;
  await serve('gateway', { PORT, PROVIDER_URL }, `${url}/-/healthz`);
  console.log(`Foyer is ready: ${url}/grand-plaza`);
} catch (error) {
  await end(1, error instanceof Error ? error.message : String(error));
}
