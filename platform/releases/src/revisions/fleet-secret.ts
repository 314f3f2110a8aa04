import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing, linkNew } from '../store/folder-store.ts';

/**
 * Returns the fleet's secret: `FLEET_SECRET` or `fleet.secret` in the data directory. The first
 * process that needs the file creates it.
 */
export function fleetSecret(data: string, given: string | undefined): () => Promise<string> {
  let secret = given === undefined ? undefined : Promise.resolve(given);
  return () => {
    secret ??= storedSecret(data);
    secret.catch(() => {
      secret = undefined;
    });
    return secret;
  };
}

async function storedSecret(data: string): Promise<string> {
  const path = join(data, 'fleet.secret');
  const known = await readFile(path, 'utf8').catch(ifMissing(undefined));
  if (known !== undefined) return known.trim();
  const draft = `${path}.${randomUUID()}`;
  await mkdir(data, { recursive: true });
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    // Only one of two concurrent processes creates the file.
    await linkNew(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}
