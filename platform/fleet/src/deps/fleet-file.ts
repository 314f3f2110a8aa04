import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fleetSchema } from '@foyer/releases/document';

/**
 * Moves a refused `fleet.json` to `fleet.refused-<time>.json` in the same folder and returns that name.
 * Returns undefined if the file no longer contains `text`. Without `text`, the file was unreadable.
 */
export async function putAside(
  path: string,
  text: string | undefined,
  now: Date,
): Promise<string | undefined> {
  const time = now.toISOString().replaceAll(':', '-');
  const aside = join(dirname(path), `fleet.refused-${time}.json`);
  try {
    await rename(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  if (text === undefined || (await readFile(aside, 'utf8')) === text) return basename(aside);
  // The file was saved meanwhile: move it back, unless there is a new one.
  await link(aside, path).then(
    () => rm(aside),
    () => undefined,
  );
  return undefined;
}

/** Writes the JSON schema of `fleet.json` next to it, for editors. */
export async function writeSchema(data: string): Promise<void> {
  const path = join(data, 'fleet.schema.json');
  const schema = `${JSON.stringify(fleetSchema(), null, 2)}\n`;
  const present = await readFile(path, 'utf8').catch(() => undefined);
  if (present !== schema) await writeFile(path, schema);
}
