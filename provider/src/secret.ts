import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDirectory } from './data-directory.ts';
import { randomSecret } from './http/secrets.ts';

/**
 * The server's secret where none is configured: made once and kept beside the data, not in the
 * database, whose theft alone must not open codes. Processes on several machines share SECRET.
 */
export function readSecret(dataDir: string): string {
  const folder = join(dataDir, 'provider');
  const file = join(folder, 'secret');
  createDirectory(folder);
  try {
    writeFileSync(file, randomSecret(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
