import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDirectory } from './lib/data-directory.ts';
import { randomSecret } from './lib/secrets.ts';
import { StartError } from './lib/start-error.ts';

const SECRET_CHARACTERS = 32;

const secretFile = (dataDir: string) => join(dataDir, 'provider', 'secret');

/**
 * Reads the server's secret when `SECRET` is not set; creates it on the first start. The secret is
 * stored outside the database, so a stolen database alone reveals no codes. Processes on several
 * machines share `SECRET`.
 */
export function readSecret(dataDir: string): string {
  createDirectory(join(dataDir, 'provider'));
  if (!existsSync(secretFile(dataDir))) makeSecret(secretFile(dataDir));
  return findSecret(dataDir);
}

/** Reads a provider's secret for a command; throws `StartError` when there is none. */
export function findSecret(dataDir: string): string {
  const file = secretFile(dataDir);
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(
      `FOYER_DATA: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}). Start the provider first (npm start), set FOYER_DATA to its directory, or set its SECRET.`,
    );
  }
  if (secret.length >= SECRET_CHARACTERS) return secret;
  throw new StartError(`FOYER_DATA: ${file} holds no secret. Delete it, or set SECRET.`);
}

/** Creates the secret. `link` is atomic, so processes that start at once read the same secret. */
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
