/**
 * `pnpm dev`: provider, gateway, shell and remotes with hot reload. An edit in the shell or in a
 * remote shows in the open page with its state kept; provider and gateway start again.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, remoteNames } from './packages.ts';
import { isFree } from './ports.ts';
import { run, stopped, untilHealthy } from './processes.ts';

const HEALTHY_MS = 60_000;
/** Editors write a file in several steps; restarts wait for the last one. */
const SETTLE_MS = 200;
const PORT = process.env.PORT || '3000';
const PROVIDER_PORT = process.env.PROVIDER_PORT || '4000';
const FOYER_DATA = resolve(process.env.FOYER_DATA || '.data');
const PROVIDER_URL = process.env.PROVIDER_URL || `http://localhost:${PROVIDER_PORT}`;

/** The shell's dev server has the port after the gateway's, each remote the next one. */
const ports = new Map(
  ['shell', ...remoteNames()].map((name, index) => [name, Number(PORT) + 1 + index]),
);
const DEV_SERVERS = JSON.stringify(
  Object.fromEntries([...ports].map(([name, port]) => [name, `http://localhost:${port}`])),
);
/** It is no remote: it is built once, and the gateway serves it. */
const INSPECTOR = join(ROOT, 'inspector');
const running = new Map<string, ChildProcess>();

async function end(code: number, line?: string): Promise<never> {
  if (line) process.stderr.write(`${line}\n`);
  for (const child of running.values()) child.removeAllListeners('exit');
  await Promise.all([...running.values()].map(stopped));
  process.exit(code);
}

function start(name: string, folder: string, command: string, ...parameters: string[]) {
  const child = spawn(command, parameters, {
    cwd: join(ROOT, folder),
    env: {
      ...process.env,
      // Whatever this terminal was last used for: a build for production refreshes nothing.
      NODE_ENV: 'development',
      PORT,
      PROVIDER_PORT,
      PROVIDER_URL,
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${PORT}`,
      FOYER_DATA,
      DEV_SERVERS,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.once('exit', () => end(1, `Foyer stops: ${name} ended.`));
  running.set(name, child);
  return child;
}

const startBuild = (name: string) =>
  start(name, name, 'node_modules/.bin/rsbuild', 'dev', '--port', String(ports.get(name)));
const startServer = (name: string, script: string) =>
  start(name, '.', process.execPath, '--watch', '--watch-preserve-output', script);

/** Mounts are part of the build's configuration: other ones need another dev server. */
function restartOnNewMounts(name: string): void {
  let timer: ReturnType<typeof setTimeout>;
  watch(join(ROOT, name), (_, file) => {
    if (file !== 'remote.ts') return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const old = running.get(name);
      old?.removeAllListeners('exit');
      if (old) await stopped(old);
      startBuild(name);
    }, SETTLE_MS);
  });
}

process.once('SIGINT', () => end(0));
process.once('SIGTERM', () => end(0));

try {
  const own = process.env.PROVIDER_URL ? [] : [Number(PROVIDER_PORT)];
  for (const port of [Number(PORT), ...ports.values(), ...own]) {
    if (!(await isFree(port))) await end(1, `Port ${port} is in use: stop what uses it.`);
  }
  const built = [...ports].map(([name, port]) =>
    untilHealthy(startBuild(name), `http://localhost:${port}/release.json`, HEALTHY_MS),
  );
  if (!process.env.PROVIDER_URL) {
    const provider = startServer('provider', 'provider/src/server.ts');
    built.push(untilHealthy(provider, `${PROVIDER_URL}/healthz`, HEALTHY_MS));
  }
  built.push(run(join(INSPECTOR, 'node_modules/.bin/rsbuild'), 'build', '--root', INSPECTOR));
  await Promise.all(built);
  remoteNames().forEach(restartOnNewMounts);
  const gateway = startServer('gateway', 'scripts/dev-gateway.ts');
  const url = `http://localhost:${PORT}`;
  await untilHealthy(gateway, `${url}/-/healthz`, HEALTHY_MS);
  console.log(`Foyer is ready: ${url}/grand-plaza`);
} catch (error) {
  await end(1, error instanceof Error ? error.message : String(error));
}
