import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { DATA, PROVIDER_URL } from '../server/places.ts';

const run = promisify(execFile);
const OUTBOX = join(import.meta.dirname, '../../provider/src/outbox.ts');

type Mail = { text: string };

/** Waits for so many mails and returns what stands alone at the end of the newest one. */
async function newestEnd(read: () => Promise<Mail[]>, count: number, form: RegExp) {
  let end = '';
  await expect(async () => {
    const mails = await read();
    expect(mails.length).toBeGreaterThanOrEqual(count);
    end = mails.at(-1)?.text.trim().split('\n').at(-1) ?? '';
    expect(end).toMatch(form);
  }).toPass();
  return end;
}

/** The four-digit code of the newest mail to `address`. */
export function newestCode(address: string, count = 1): Promise<string> {
  const mails = `${PROVIDER_URL}/testing/mails?to=${encodeURIComponent(address)}`;
  const read = async () => (await (await fetch(mails)).json()) as Mail[];
  return newestEnd(read, count, /^\d{4}$/);
}

/** The link of the newest mail to `address`, read as the operator would (API-10). */
export function newestLink(address: string, count = 1): Promise<string> {
  async function read(): Promise<Mail[]> {
    const { stdout } = await run(process.execPath, [OUTBOX, '--json', '--to', address], {
      env: { ...process.env, FOYER_DATA: DATA },
    });
    const lines = stdout.trim().split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line));
  }
  return newestEnd(read, count, /^https?:/);
}
