import { type ChildProcess, spawn } from 'node:child_process';
import { type FSWatcher, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { stopped } from '../../scripts/processes.ts';
import { settling } from '../parts/watching.ts';
import type { Loaded } from './report-files.ts';

/** What of Node is new, such as taking types away, is no news here. */
const QUIET = '--disable-warning=ExperimentalWarning';
const REPORT = join(import.meta.dirname, 'report-files.ts');

export type RestartingServer<Sent extends object> = {
  send(message: Sent): void;
  /** Its process as it is now. */
  child(): ChildProcess;
  stop(): Promise<void>;
};

/**
 * Runs a server, and starts it again whenever one of the files it is made of was saved; so comes back, too,
 * one that has ended by itself.
 */
export function startRestarting<Sent extends object, Heard>(
  script: string,
  env: NodeJS.ProcessEnv,
  on: { heard?(message: Heard): void; ended(): void },
): RestartingServer<Sent> {
  const files = new Set<string>([script]);
  const watchers = new Map<string, FSWatcher>();
  let child: ChildProcess = start();
  let isStopped = false;

  const settled = settling<string>(async () => {
    if (isStopped) return;
    child.removeAllListeners('exit');
    await stopped(child);
    if (!isStopped) child = start();
  });

  function follow(file: string): void {
    files.add(file);
    const folder = dirname(file);
    if (watchers.has(folder)) return;
    const saved = (_: string, name: string | null) => {
      const path = join(folder, name ?? '');
      if (files.has(path)) settled(path);
    };
    watchers.set(folder, watch(folder, saved));
  }

  function start(): ChildProcess {
    const started = spawn(process.execPath, [QUIET, '--import', REPORT, script], {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.on('message', (message: Loaded | Heard) => {
      if (typeof message === 'object' && message && 'loaded' in message) follow(message.loaded);
      else on.heard?.(message as Heard);
    });
    started.once('exit', on.ended);
    return started;
  }

  return {
    child: () => child,
    send(message) {
      if (child.connected) child.send(message);
    },
    async stop() {
      isStopped = true;
      for (const watcher of watchers.values()) watcher.close();
      child.removeAllListeners('exit');
      await stopped(child);
    },
  };
}
