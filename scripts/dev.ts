/**
 * `pnpm dev`: provider, gateway, shell and remotes with hot reload. An edit in the shell or in a
 * remote shows in the open page with its state kept; provider and gateway start again. A remote comes
 * from its release until it is opened or edited; with the name of one everything else always does
 * (docs/writing-a-remote.md).
 */
import { join, resolve } from 'node:path';
import { type Options, readOptions } from '../dev/options.ts';
import type { GatewayMessage, PartsMessage } from '../dev/parts/part-state.ts';
import { createParts } from '../dev/parts/parts.ts';
import { startRestarting } from '../dev/restarting/restarting-server.ts';
import { readEnvironment } from '../gateway/src/env.ts';
import { StartError } from '../gateway/src/start-error.ts';
import { build, INSPECTOR } from './build.ts';
import { ROOT, remoteNames } from './packages.ts';
import { isFree } from './ports.ts';
import { untilHealthy } from './processes.ts';

const HEALTHY_MS = 60_000;
const PORT = process.env.PORT || '3000';
const PROVIDER_PORT = process.env.PROVIDER_PORT || '4000';
const URL_HERE = `http://localhost:${PORT}`;
const FIRST_HOTEL = 'grand-plaza';

/** The shell's dev server has the port after the gateway's, each remote the next one. */
const names = ['shell', ...remoteNames()];
const originOf = (name: string) => `http://localhost:${Number(PORT) + 1 + names.indexOf(name)}`;

const ends: (() => Promise<unknown>)[] = [];
let isReady = false;
let ending: Promise<never> | undefined;

const tell = (line: string) => process.stderr.write(`${line}\n`);

function end(code: number, line?: string): Promise<never> {
  ending ??= (async () => {
    if (line) tell(line);
    await Promise.all(ends.map((stop) => stop()));
    process.exit(code);
  })();
  return ending;
}

/** A server that starts again whenever one of its files was saved; until all are ready, one that ends ends all. */
function startServer(
  name: string,
  script: string,
  variables: Record<string, string>,
  heard?: (message: GatewayMessage) => void,
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
      ? tell(`The ${name} has ended; its next edit starts it again.`)
      : void end(1, `Foyer stops: the ${name} ended.`);
  const server = startRestarting<PartsMessage, GatewayMessage>(join(ROOT, script), env, {
    ended,
    ...(heard && { heard }),
  });
  ends.push(server.stop);
  return server;
}

async function freePorts(options: Options): Promise<void> {
  const provider = options.from || process.env.PROVIDER_URL ? [] : [PROVIDER_PORT];
  const origins = names.map((name) => new URL(originOf(name)).port);
  for (const port of [PORT, ...origins, ...provider])
    if (!(await isFree(Number(port))))
      throw new StartError(
        `Port ${port} is in use: stop what uses it, or set PORT to another one.`,
      );
}

function startGateway(options: Options) {
  const parts = createParts({
    root: ROOT,
    names,
    originOf,
    opensByEdits: options.part === undefined,
    tell,
    changed: (states) => gateway.send({ parts: states }),
  });
  const variables = {
    PROVIDER_URL: providerUrl(options),
    DEVELOPMENT: JSON.stringify({ ...options, origins: names.map(originOf) }),
  };
  const gateway = startServer('gateway', 'dev/gateway/server.ts', variables, ({ open, hello }) => {
    if (open) parts.open(open);
    if (open || hello) gateway.send({ parts: parts.states() });
  });
  ends.push(parts.stop);
  return { gateway, parts };
}

function providerUrl({ from }: Options): string {
  if (from) return `${from}/api`;
  return process.env.PROVIDER_URL || `http://localhost:${PROVIDER_PORT}`;
}

async function startProvider(): Promise<void> {
  const provider = startServer('provider', 'provider/src/server.ts', {});
  await untilHealthy(provider.child(), `http://localhost:${PROVIDER_PORT}/healthz`, HEALTHY_MS);
}

/** A hotel that there is not is said before somebody looks at its pages. */
async function tryHotel(slug: string): Promise<void> {
  const { status } = await fetch(`${URL_HERE}/${slug}`);
  if (status === 404) tell(`The provider knows no hotel ${slug}.`);
  else if (status !== 200) tell(`${slug} cannot be shown; its page says why.`);
}

process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));

try {
  const options = readOptions(process.argv.slice(2), names);
  readEnvironment({ ...process.env, PORT });
  await freePorts(options);
  const { gateway, parts } = startGateway(options);
  const isOwnProvider = !options.from && !process.env.PROVIDER_URL;
  parts.open(options.part ?? 'shell');
  await Promise.all([parts.start(), isOwnProvider && startProvider(), build([INSPECTOR])]);
  await untilHealthy(gateway.child(), `${URL_HERE}/-/healthz`, HEALTHY_MS);
  const hotel = options.hotel ?? (options.from ? '' : FIRST_HOTEL);
  if (options.hotel) await tryHotel(options.hotel);
  isReady = true;
  console.log(`Foyer is ready: ${URL_HERE}/${hotel}`);
} catch (error) {
  if (error instanceof StartError || error instanceof Error) await end(1, error.message);
  throw error;
}
