import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { createDirectory } from '../ground/data-directory.ts';
import type { Mail } from './queue.ts';
import type { Deliver } from './worker.ts';

const StoredMail = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});

/** Where mail is kept for reading when no mail server is configured. */
export function outboxFile(dataDir: string): string {
  return join(dataDir, 'outbox.jsonl');
}

/** Delivers into the file: one JSON object a line, so that it can be read while it grows. */
export function deliverToFile(dataDir: string): Deliver {
  const file = outboxFile(dataDir);
  createDirectory(dataDir);
  // A process that was killed may have left half a line.
  if (existsSync(file) && !readFileSync(file, 'utf8').endsWith('\n')) appendFileSync(file, '\n');
  return async (mail) => appendFileSync(file, `${JSON.stringify(mail)}\n`, { mode: 0o600 });
}

/** The mails of the file, newest last; a mail that was delivered twice is one. */
export function readOutbox(dataDir: string): Mail[] {
  const file = outboxFile(dataDir);
  if (!existsSync(file)) return [];
  const lines = new Set(readFileSync(file, 'utf8').split('\n'));
  return [...lines].map(parse).filter((mail) => mail !== undefined);
}

function parse(line: string): Mail | undefined {
  try {
    const { to, subject, text } = StoredMail.parse(JSON.parse(line));
    return { to, subject, text };
  } catch {
    return undefined;
  }
}
