import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDirectory } from './ground/data-directory.ts';
import { randomSecret } from './ground/secrets.ts';
import { StartError } from './ground/start-error.ts';

const SECRET_CHARACTERS = 32;

const fileIn = (dataDir: string) => join(dataDir, 'provider', 'secret');

/**
 * The server's secret where none is configured: made once and kept beside the data, not in the
 * database, whose theft alone must not open codes. Processes on several machines share SECRET.
 */
export function readSecret(dataDir: string): string {
  const file = fileIn(dataDir);
  createDirectory(join(dataDir, 'provider'));
  if (!existsSync(file)) makeSecret(file);
  return secretOf(file);
}

/** The secret that a provider keeps there; where it never ran, none is made. */
export function findSecret(dataDir: string): string {
  const file = fileIn(dataDir);
  try {
    return secretOf(file);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `FOYER_DATA: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}). Start the provider first (npm start), set FOYER_DATA to its directory, or set its SECRET.`,
    );
  }
}

function secretOf(file: string): string {
  const secret = readFileSync(file, 'utf8');
  if (secret.length >= SECRET_CHARACTERS) return secret;
  throw new StartError(`FOYER_DATA: ${file} holds no secret. Delete it, or set SECRET.`);
}

/** `link` puts the whole secret there at once: of several processes that start, all read the same. */
function makeSecret(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomSecret(), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
