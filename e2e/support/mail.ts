import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { DATA } from '../server/places.ts';

const run = promisify(execFile);
const OUTBOX = join(import.meta.dirname, '../../provider/src/outbox.ts');

/** The four-digit code of the newest mail to `address`, read as the operator would. */
export async function newestCode(address: string, mails = 1): Promise<string> {
  let code = '';
  await expect(async () => {
    const { stdout } = await run(process.execPath, [OUTBOX, '--json', '--to', address], {
      env: { ...process.env, FOYER_DATA: DATA },
    });
    const lines = stdout.trim().split('\n').filter(Boolean);
    expect(lines.length).toBeGreaterThanOrEqual(mails);
    const { text } = JSON.parse(lines.at(-1) ?? '{}') as { text: string };
    code = text.trim().split('\n').at(-1) ?? '';
    expect(code).toMatch(/^\d{4}$/);
  }).toPass();
  return code;
}
