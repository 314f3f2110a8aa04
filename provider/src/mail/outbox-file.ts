import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { createDirectory } from '../lib/data-directory.ts';
import type { Deliver } from './mail-loop.ts';
import type { Mail } from './queue.ts';

const StoredMail = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** Returns the path of the file that stores mail when no mail server is configured. */
export function outboxFile(dataDir: string): string {
  return join(dataDir, 'outbox.jsonl');
}

/** Appends mails as one JSON object per line, so the file is readable meanwhile. */
export function deliverToFile(dataDir: string): Deliver {
  const file = outboxFile(dataDir);
  createDirectory(dataDir);
  // A killed process may have left a partial line.
  if (existsSync(file) && !readFileSync(file, 'utf8').endsWith('\n')) appendFileSync(file, '\n');
  return async (mail) => appendFileSync(file, `${JSON.stringify(mail)}\n`, { mode: 0o600 });
}

/** Reads the mails of the file, newest last, without duplicate deliveries. */
export function readOutbox(dataDir: string): Mail[] {
  const file = outboxFile(dataDir);
  if (!existsSync(file)) return [];
  const lines = new Set(readFileSync(file, 'utf8').split('\n'));
  return [...lines].map(parse).filter((mail) => mail !== undefined);
}

function parse(line: string): Mail | undefined {
  try {
    return StoredMail.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
