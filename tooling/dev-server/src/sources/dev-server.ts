import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Compiled } from '@foyer/build/dev-plugin';
import { stopProcess } from '@foyer/scripts/processes';

const SCRIPT = join(import.meta.dirname, 'serve.ts');

/** Runs `rsbuild dev` of a package, and reports each compilation and an unexpected exit. */
export function startDevServer(
  folder: string,
  port: number,
  on: { compiled(errors: string[]): void; ended(): void },
) {
  const child = spawn(process.execPath, [SCRIPT], {
    cwd: folder,
    // Overrides the terminal's NODE_ENV: a production build has no hot reload.
    env: { ...process.env, NODE_ENV: 'development', PORT_HERE: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (message: Compiled) => on.compiled(message.compiled));
  child.once('error', on.ended);
  child.once('exit', on.ended);
  return {
    stop() {
      child.removeAllListeners('exit');
      return stopProcess(child);
    },
  };
}
