import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@foyer/build/packages';
import { isFree } from '@foyer/build/ports';
import { StartError } from '@foyer/common/start-error';

const execute = promisify(execFile);

const POLL_MS = 100;
/** The time in which a server of this project answers on a busy machine. */
const HEALTHY_MS = 60_000;

/** Node caches compiled modules here: a server or a build starts a second faster. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node') };

/** Runs a command of the workspace to its end; throws if it fails. */
export async function run(command: string, ...parameters: string[]): Promise<void> {
  const options = {
    cwd: ROOT,
    env: { ...COMPILE_CACHE, ...process.env },
    maxBuffer: Number.POSITIVE_INFINITY,
  };
  await execute(command, parameters, options).catch(({ stdout, stderr }) => {
    process.stderr.write(stdout + stderr);
    throw new Error(`${command} ${parameters.join(' ')} failed.`);
  });
}

/** Throws a `StartError` if something listens on a port; `variable` sets another one. */
export async function requireFreePort(port: string, variable: string): Promise<void> {
  if (await isFree(Number(port))) return;
  throw new StartError(
    `Port ${port} is in use: stop what uses it or set ${variable} to another one.`,
  );
}

/**
 * Returns a function that stops everything and ends this process. It also runs at a signal, which npm
 * forwards a second time. The code and message of the first call count.
 */
export function createShutDown(stopAll: () => Promise<unknown>) {
  let shutdown: Promise<never> | undefined;
  function shutDown(code: number, line?: string): Promise<never> {
    shutdown ??= (async () => {
      if (line) process.stderr.write(`${line}\n`);
      await stopAll();
      process.exit(code);
    })();
    return shutdown;
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shutDown(0));
  return shutDown;
}

/** Starts a server of this project as a child process with the same Node. */
export function startServer(
  script: string,
  variables: Record<string, string>,
  ...parameters: string[]
): ChildProcess {
  return spawn(process.execPath, [script, ...parameters], {
    cwd: ROOT,
    env: { ...COMPILE_CACHE, ...process.env, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Waits until `url` answers; throws if the process ends or the time limit passes. */
export async function untilHealthy(
  child: ChildProcess,
  url: string,
  limitMs = HEALTHY_MS,
): Promise<void> {
  for (const end = Date.now() + limitMs; Date.now() < end; ) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs[1]} stopped.`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  throw new Error(`${url} does not answer.`);
}

/** Stops a process and waits for its end. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
