import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { stopProcess } from '@foyer/scripts/processes';
import type { Scoped } from './engine.ts';

const READY_MS = 90_000;

/** Provides a virtual X display at the first free number. */
export const withDisplay: Scoped<string> = async (use) => {
  const server = spawn(
    '/usr/bin/Xvfb',
    ['-displayfd', '3', '-screen', '0', '800x900x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  // Stays open: the server exits if its number cannot be read.
  const numbers = createInterface(server.stdio[3] as Readable);
  try {
    const [number] = await once(numbers, 'line', { signal: AbortSignal.timeout(READY_MS) });
    await use(`:${number}`);
  } finally {
    await stopProcess(server);
  }
};
