/** Records the source files of a build, to detect later changes. */
import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import * as z from '@foyer/shared/schema';

/** File next to `release.json`; it is not published. */
const SOURCES = 'sources.json';

/** Hashes by path relative to the package's folder. */
const Sources = z.record(z.string(), z.string());

/** Files that configure the build without being part of it. */
const DECLARATION_FILES = ['remote.ts', 'package.json', 'rsbuild.config.ts'];

/** Records the sources of a build in `folder`, without installed packages. */
export async function writeSources(
  root: string,
  folder: string,
  files: Iterable<string>,
): Promise<void> {
  const isSource = (path: string) =>
    !path.includes(`${sep}node_modules${sep}`) && basename(path) !== 'package.json';
  const sources = [...files].filter(isSource).map((path) => relative(root, path));
  const entries = [...sources, ...DECLARATION_FILES]
    .sort()
    .map(async (path) => [path, await hashOf(join(root, path))] as const);
  const known = (await Promise.all(entries)).filter(([, digest]) => digest !== undefined);
  await writeFile(join(folder, SOURCES), JSON.stringify(Object.fromEntries(known)));
}

/**
 * Returns the sources of a build that have changed or are gone, by path. Returns undefined if the build
 * recorded none.
 */
export async function changedSince(root: string, folder: string): Promise<string[] | undefined> {
  const text = await readFile(join(folder, SOURCES), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const recorded = Object.entries(z.parse(Sources, JSON.parse(text)));
  const changed = recorded.map(async ([path, digest]) =>
    (await hashOf(join(root, path))) === digest ? [] : [path],
  );
  return (await Promise.all(changed)).flat();
}

/** Returns the hash of a file; undefined if it is gone. */
async function hashOf(path: string): Promise<string | undefined> {
  const content = await readFile(path).catch(() => undefined);
  return content && hash('sha256', content, 'base64url').slice(0, 16);
}
