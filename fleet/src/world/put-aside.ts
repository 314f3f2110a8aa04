import { link, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Moves a refused `fleet.json` to `fleet.refused-<time>.json` beside it, so that it is never lost.
 * Undefined where the file says something else by now than `text`; without one, nobody could read it.
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
  // Somebody saved another one meanwhile: it goes back, unless there is one again.
  await link(aside, path).then(
    () => rm(aside),
    () => undefined,
  );
  return undefined;
}
