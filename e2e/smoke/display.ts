import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { stopped } from '../../scripts/processes.ts';
import type { During } from './engine.ts';

const READY_MS = 90_000;

/** A screen that nobody sees, under the first number that is free. */
export const withDisplay: During<string> = async (use) => {
  const server = spawn(
    '/usr/bin/Xvfb',
    ['-displayfd', '3', '-screen', '0', '800x900x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  // Stays open: a server whose number nobody hears ends.
  const numbers = createInterface(server.stdio[3] as Readable);
  try {
    const [number] = await once(numbers, 'line', { signal: AbortSignal.timeout(READY_MS) });
    await use(`:${number}`);
  } finally {
    await stopped(server);
  }
};
