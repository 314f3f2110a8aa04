import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
  const known = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (known !== undefined) return known.trim();
  const draft = `${path}.${randomUUID()}`;
  await mkdir(data, { recursive: true });
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    // A link never replaces a file: of two concurrent processes one wins.
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}
