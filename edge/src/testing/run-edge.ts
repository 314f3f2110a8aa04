import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createRsbuild } from '@rsbuild/core';
import config from '../../rsbuild.config.ts';

const require = createRequire(import.meta.url);
const EDGE = join(import.meta.dirname, '../..');
const CONFIG = 'foyer.capnp';
/** Not the script of that name: a signal to it would end the script alone. */
const { default: WORKERD } = require('workerd') as { default: string };

/** The gateway on workerd as its operator runs it, on a free port of this machine. */
export type RunningEdge = { url: string; log: () => string; stop: () => Promise<void> };

/** Builds the gateway for workerd into a folder of its own, which is removed at the end. */
export async function builtEdge() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-edge-'));
  const output = { ...config.output, distPath: { root: join(folder, 'dist'), js: '' } };
  const built = { ...config, output, mode: 'production' as const, logLevel: 'error' as const };
  const rsbuild = await createRsbuild({ cwd: EDGE, config: built });
  const { close } = await rsbuild.build();
  await close();
  await cp(join(EDGE, CONFIG), join(folder, CONFIG));
  return {
    start: (variables: Record<string, string>) => start(folder, variables),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Rejects with what it said where it ends instead of listening. */
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
  const [said] = await Promise.race([once(child.stdio[3] as Readable, 'data'), ended]);
  if (said === undefined) throw new Error(log());
  return {
    url: `http://localhost:${JSON.parse(said).port}`,
    log,
    async stop() {
      // Asked to end, it waits for the last websocket.
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
