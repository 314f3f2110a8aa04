import { type ChildProcess, spawn } from 'node:child_process';
import { type FSWatcher, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { stopProcess } from '@foyer/scripts/processes';
import type { Loaded } from './report-files.ts';
import { debounced } from './watch-packages.ts';

/** Hides warnings about experimental features of Node, such as type stripping. */
const NO_WARNINGS = '--disable-warning=ExperimentalWarning';
const REPORT = join(import.meta.dirname, 'report-files.ts');

/**
 * Runs a server, and restarts it whenever one of its files is saved. It also restarts a server that has
 * ended by itself.
 */
export function startRestartingServer<Sent extends object, Received>(
  script: string,
  env: NodeJS.ProcessEnv,
  on: { message?(message: Received): void; ended(): void },
) {
  const files = new Set<string>([script]);
  const watchers = new Map<string, FSWatcher>();
  let child: ChildProcess = start();
  let isStopped = false;

  const restart = debounced(async () => {
    if (isStopped) return;
    child.removeAllListeners('exit');
    await stopProcess(child);
    if (!isStopped) child = start();
  });

  function follow(file: string): void {
    files.add(file);
    const folder = dirname(file);
    if (watchers.has(folder)) return;
    const saved = (_: string, name: string | null) => {
      const path = join(folder, name ?? '');
      if (files.has(path)) restart();
    };
    watchers.set(folder, watch(folder, saved));
  }

  function start(): ChildProcess {
    const started = spawn(process.execPath, [NO_WARNINGS, '--import', REPORT, script], {
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    started.on('message', (message: Loaded | Received) => {
      if (typeof message === 'object' && message && 'loaded' in message) follow(message.loaded);
      else on.message?.(message as Received);
    });
    started.once('exit', on.ended);
    return started;
  }

  return {
    /** Returns its current process. */
    child: () => child,
    send(message: Sent): void {
      if (child.connected) child.send(message);
    },
    async stop(): Promise<void> {
      isStopped = true;
      for (const watcher of watchers.values()) watcher.close();
      child.removeAllListeners('exit');
      await stopProcess(child);
    },
  };
}
