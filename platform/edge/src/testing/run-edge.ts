import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createRsbuild } from '@rsbuild/core';
import config from '../../rsbuild.config.ts';

const require = createRequire(import.meta.url);
const EDGE = join(import.meta.dirname, '../..');
const CONFIG = 'foyer.capnp';
/** The binary: a signal to the script of that name would not reach workerd. */
const { default: WORKERD } = require('workerd') as { default: string };

/** A gateway on workerd at a free local port, started as operators start it. */
export type RunningEdge = { url: string; log: () => string; stop: () => Promise<void> };

/** Builds the gateway for workerd in a temporary folder. */
export async function buildEdge() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-edge-'));
  const output = { ...config.output, distPath: { root: join(folder, 'dist'), js: '' } };
  const built = { ...config, output, mode: 'production' as const, logLevel: 'error' as const };
  const rsbuild = await createRsbuild({ cwd: EDGE, config: built });
  const { close } = await rsbuild.build();
  await close();
  await cp(join(EDGE, CONFIG), join(folder, CONFIG));
  return {
    script: () => readFile(join(folder, 'dist/worker.js'), 'utf8'),
    start: (variables: Record<string, string>) => start(folder, variables),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Starts workerd; rejects with its output if it exits before it listens. */
async function start(folder: string, variables: Record<string, string>): Promise<RunningEdge> {
  const child = spawn(
    WORKERD,
    ['serve', CONFIG, '--socket-addr=http=localhost:0', '--control-fd=3'],
    { cwd: folder, env: variables, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] },
  );
  const logged: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => logged.push(String(chunk)));
  const log = () => logged.join('');
  const ended = once(child, 'close').then(() => []);
  const [message] = await Promise.race([once(child.stdio[3] as Readable, 'data'), ended]);
  if (message === undefined) throw new Error(log());
  return {
    url: `http://localhost:${JSON.parse(message).port}`,
    log,
    async stop() {
      // After SIGTERM workerd waits for the last websocket.
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
