/** Makes a remote of the template. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Refusal } from '../fleet/src/refusal.ts';
import { renamed } from './names.ts';

const TEMPLATE = resolve(import.meta.dirname, '../template');
/** What a package manager and a build leave there. */
const LEFT = /^(?:node_modules|dist)(?:\/|$)/;
const MANIFEST = 'package.json';

/** The files of a remote with this topic, by their paths in its folder. */
export async function remoteFiles(topic: string): Promise<Map<string, string>> {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(TEMPLATE.length + 1))
    .filter((path) => !LEFT.test(path));
  const files = paths.map(async (path) => {
    const text = await readFile(join(TEMPLATE, path), 'utf8');
    return [hidden(renamed(path, topic)), renamed(text, topic)] as const;
  });
  return new Map(await Promise.all(files));
}

/** Packing a package leaves its own `.gitignore` out, so that of the template has no dot. */
const hidden = (path: string) => (path === 'gitignore' ? `.${path}` : path);

/**
 * Writes them into a folder, where at most a `package.json` may stand: where its packages come from
 * stays. Throws a `Refusal` where any other file would be written over; then nothing is written.
 */
export async function writeFiles(files: Map<string, string>, folder: string): Promise<void> {
  const taken = [...files.keys()].filter(
    (path) => path !== MANIFEST && existsSync(join(folder, path)),
  );
  if (taken.length > 0)
    throw new Refusal(`${folder} has a ${taken[0]} already: a remote needs a folder of its own.`);
  for (const [path, text] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, path === MANIFEST ? await merged(text, file) : text);
  }
}

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;

async function merged(text: string, file: string): Promise<string> {
  if (!existsSync(file)) return text;
  const made: Manifest = JSON.parse(text);
  const there: Manifest = JSON.parse(await readFile(file, 'utf8'));
  const both = {
    ...made,
    dependencies: { ...made.dependencies, ...there.dependencies },
    devDependencies: { ...made.devDependencies, ...there.devDependencies },
  };
  return `${JSON.stringify(both, null, 2)}\n`;
}
