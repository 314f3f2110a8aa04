import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { DATA } from '../server/places.ts';

const run = promisify(execFile);
const OUTBOX = join(import.meta.dirname, '../../provider/src/outbox.ts');

/** What stands alone at the end of the newest mail to `address`, read as the operator would. */
async function newestEnd(address: string, mails: number, form: RegExp): Promise<string> {
  let end = '';
  await expect(async () => {
    const { stdout } = await run(process.execPath, [OUTBOX, '--json', '--to', address], {
      env: { ...process.env, FOYER_DATA: DATA },
    });
    const lines = stdout.trim().split('\n').filter(Boolean);
    expect(lines.length).toBeGreaterThanOrEqual(mails);
    const { text } = JSON.parse(lines.at(-1) ?? '{}') as { text: string };
    end = text.trim().split('\n').at(-1) ?? '';
    expect(end).toMatch(form);
  }).toPass();
  return end;
}

/** The four-digit code of the newest mail. */
export const newestCode = (address: string, mails = 1) => newestEnd(address, mails, /^\d{4}$/);

/** The link of the newest mail. */
export const newestLink = (address: string, mails = 1) => newestEnd(address, mails, /^https?:/);
