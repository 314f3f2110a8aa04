/** Writes the frames of a build into it, each a file of the release. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Frame } from '../../shared/src/contracts/frame.ts';
import type { Release } from '../../shared/src/contracts/release.ts';
import { frameProblem } from './check.ts';
import { drawFrames } from './draw.ts';
import { styleOf } from './style.ts';

/** Where frames lie in a release. */
export const FRAMES = 'frames';

/**
 * What a release has frames of: the module (its source) that exports its `pages`, and the chunks that
 * each of them has.
 */
export type Framed = {
  entryIn: (root: string) => string;
  chunksOf: (name: string) => string[];
};

/** Draws and writes them; gives their paths by name. */
export async function writeFrames(
  { entryIn, chunksOf }: Framed,
  release: { name: string; version: string; root: string; folder: string },
  sheetsOf: (chunk: string) => string[],
): Promise<NonNullable<Release['frames']>> {
  const drawn = Object.entries(await drawFrames({ ...release, entry: entryIn(release.root) }));
  await mkdir(join(release.folder, FRAMES), { recursive: true });
  const paths = drawn.map(async ([name, { parts, rules }]) => {
    const sheets = chunksOf(name)
      .flatMap(sheetsOf)
      .map(async (path) => ({
        path,
        css: await readFile(join(release.folder, path), 'utf8'),
      }));
    const style = (await styleOf(parts, await Promise.all(sheets))) + rules;
    // A mount's path as a file's name.
    const path = `${FRAMES}/${name.replaceAll('/', '~').replaceAll(':', '@')}.json`;
    const file = Buffer.from(JSON.stringify({ parts, style } satisfies Frame));
    const problem = frameProblem(file);
    if (problem) throw new Error(`The frame of "${name}": ${problem}`);
    await writeFile(join(release.folder, path), file);
    return [name, path] as const;
  });
  return Object.fromEntries(await Promise.all(paths));
}
