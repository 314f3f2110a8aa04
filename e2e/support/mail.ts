import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { DATA, PROVIDER_URL } from '../server/addresses.ts';

const run = promisify(execFile);
const OUTBOX = join(import.meta.dirname, '../../provider/src/outbox.ts');

type Mail = { text: string };

/** Waits for `count` mails and returns the last line of the newest one. */
async function newestLastLine(read: () => Promise<Mail[]>, count: number, pattern: RegExp) {
  let lastLine = '';
  await expect(async () => {
    const mails = await read();
    expect(mails.length).toBeGreaterThanOrEqual(count);
    lastLine = mails.at(-1)?.text.trim().split('\n').at(-1) ?? '';
    expect(lastLine).toMatch(pattern);
  }).toPass();
  return lastLine;
}

/** Returns the four-digit code of the newest mail to `address`. */
export function newestCode(address: string, count = 1): Promise<string> {
  const mails = `${PROVIDER_URL}/testing/mails?to=${encodeURIComponent(address)}`;
  const read = async () => (await (await fetch(mails)).json()) as Mail[];
  return newestLastLine(read, count, /^\d{4}$/);
}

/** Returns the link of the newest mail to `address`, read with the operator's command (API-49). */
export function newestLink(address: string, count = 1): Promise<string> {
  async function read(): Promise<Mail[]> {
    const { stdout } = await run(process.execPath, [OUTBOX, '--json', '--to', address], {
      env: { ...process.env, FOYER_DATA: DATA },
    });
    const lines = stdout.trim().split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line));
  }
  return newestLastLine(read, count, /^https?:/);
}
