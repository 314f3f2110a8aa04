/**
 * `pnpm dev`: starts provider, gateway, shell and remotes with hot reload. An edit in the shell or in a
 * remote updates the open page and keeps its state; an edit in the provider or the gateway restarts it.
 * A remote is served from its release until it is opened or edited. With the name of a remote all
 * others stay on their releases (docs/team/writing-a-remote.md#run-it).
 */
import { join, resolve } from 'node:path';
import { INSPECTOR, ROOT, remoteNames } from '@foyer/build/packages';
import { readEnvironment } from '@foyer/common/gateway-environment';
import { build } from '@foyer/scripts/build';
import { createShutDown, requireFreePort, untilHealthy } from '@foyer/scripts/processes';
import { type Options, readOptions } from './options.ts';
import { createDevSources } from './sources/dev-sources.ts';
import { startRestartingServer } from './sources/restarting-server.ts';
import type { GatewayMessage, SourcesMessage } from './sources/source-state.ts';

const PORT = process.env.PORT || '3000';
const PROVIDER_PORT = process.env.PROVIDER_PORT || '4000';
const URL_HERE = `http://localhost:${PORT}`;
const FIRST_HOTEL = 'grand-plaza';

/** The dev servers of the shell and the remotes use the ports after the gateway's. */
const names = ['shell', ...remoteNames()];
const originOf = (name: string) => `http://localhost:${Number(PORT) + 1 + names.indexOf(name)}`;

const stopFunctions: (() => Promise<unknown>)[] = [];
let isReady = false;

const log = (line: string) => process.stderr.write(`${line}\n`);

const shutDown = createShutDown(() => Promise.all(stopFunctions.map((stop) => stop())));

/** Starts a server that restarts when one of its files is saved. If it ends before all are ready, all end. */
function startServer(
  name: string,
  script: string,
  variables: Record<string, string>,
  onMessage?: (message: GatewayMessage) => void,
) {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT,
    PROVIDER_PORT,
    PUBLIC_URL: process.env.PUBLIC_URL || URL_HERE,
    FOYER_DATA: resolve(ROOT, process.env.FOYER_DATA || '.data'),
    ...variables,
  };
  const ended = () =>
    isReady
      ? log(`The ${name} has ended; its next edit starts it again.`)
      : void shutDown(1, `Foyer stops: the ${name} ended.`);
  const server = startRestartingServer<SourcesMessage, GatewayMessage>(join(ROOT, script), env, {
    ended,
    message: onMessage,
  });
  stopFunctions.push(server.stop);
  return server;
}

function startGateway(options: Options) {
  const sources = createDevSources({
    names,
    originOf,
    opensByEdits: options.source === undefined,
    print: log,
    changed: (states) => gateway.send({ sources: states }),
  });
  const variables = {
    PROVIDER_URL: providerUrl(options),
    DEVELOPMENT: JSON.stringify({ ...options, origins: names.map(originOf) }),
  };
  const gateway = startServer(
    'gateway',
    'tooling/dev-server/src/gateway/server.ts',
    variables,
    ({ open, hello }) => {
      if (open) sources.open(open);
      if (open || hello) gateway.send({ sources: sources.states() });
    },
  );
  stopFunctions.push(sources.stop);
  return { gateway, sources };
}

function providerUrl({ from }: Options): string {
  if (from) return `${from}/api`;
  return process.env.PROVIDER_URL || `http://localhost:${PROVIDER_PORT}`;
}

async function startProvider(): Promise<void> {
  const provider = startServer('provider', 'provider/src/server.ts', {});
  await untilHealthy(provider.child(), `http://localhost:${PROVIDER_PORT}/healthz`);
}

/** Reports a missing hotel at the start, before its pages are opened. */
async function checkHotel(slug: string): Promise<void> {
  const { status } = await fetch(`${URL_HERE}/${slug}`);
  if (status === 404) log(`The provider does not know the hotel ${slug}.`);
  else if (status !== 200) log(`${slug} cannot be shown; its page gives the reason.`);
}

try {
  const options = readOptions(process.argv.slice(2), names);
  readEnvironment({ ...process.env, PORT });
  const isOwnProvider = !options.from && !process.env.PROVIDER_URL;
  for (const port of [PORT, ...names.map((name) => new URL(originOf(name)).port)])
    await requireFreePort(port, 'PORT');
  if (isOwnProvider) await requireFreePort(PROVIDER_PORT, 'PROVIDER_PORT');
  const { gateway, sources } = startGateway(options);
  sources.open(options.source ?? 'shell');
  await Promise.all([sources.start(), isOwnProvider && startProvider(), build([INSPECTOR])]);
  await untilHealthy(gateway.child(), `${URL_HERE}/-/healthz`);
  const hotel = options.hotel ?? (options.from ? '' : FIRST_HOTEL);
  if (options.hotel) await checkHotel(options.hotel);
  isReady = true;
  console.log(`Foyer is ready: ${URL_HERE}/${hotel}`);
} catch (error) {
  await shutDown(1, error instanceof Error ? error.message : String(error));
}
