/** What a build was made of, to tell later whether that has changed since. */
import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import * as z from '../shared/src/schema/schema.ts';

/** Beside `release.json`; it stays at home. */
const SOURCES = 'sources.json';

/** The hash of each file, by its path from the package's folder. */
const Sources = z.record(z.string(), z.string());

/** Declare what the build is, without being in it. */
const BESIDE = ['remote.ts', 'package.json', 'rsbuild.config.ts'];

/** Notes the files of `root` and around it that a build in `folder` was made of; packages are none. */
export async function writeSources(
  root: string,
  folder: string,
  files: Iterable<string>,
): Promise<void> {
  const isSource = (path: string) =>
    !path.includes(`${sep}node_modules${sep}`) && basename(path) !== 'package.json';
  const paths = [...[...files].filter(isSource), ...BESIDE.map((path) => join(root, path))]
    .map((path) => relative(root, path))
    .sort();
  const hashOf = hashes();
  const entries = paths.map(async (path) => [path, await hashOf(join(root, path))] as const);
  const known = (await Promise.all(entries)).filter(([, hash]) => hash !== undefined);
  await writeFile(join(folder, SOURCES), JSON.stringify(Object.fromEntries(known)));
}

/**
 * The files of a build's package that are others by now, or are gone, by their paths from there;
 * undefined where the build did not note them.
 */
export async function changedSince(
  root: string,
  folder: string,
  hashOf = hashes(),
): Promise<string[] | undefined> {
  const text = await readFile(join(folder, SOURCES), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const noted = Object.entries(z.parse(Sources, JSON.parse(text)));
  const changed = noted.map(async ([path, hash]) =>
    (await hashOf(join(root, path))) === hash ? [] : [path],
  );
  return (await Promise.all(changed)).flat();
}

/** The hash of a file, undefined of what is none; read again only when its time or size has changed. */
export function hashes(): (path: string) => Promise<string | undefined> {
  const known = new Map<string, { stamp: string; hash: string }>();
  return async (path) => {
    const info = await stat(path).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const stamp = `${info.mtimeMs} ${info.size}`;
    const last = known.get(path);
    if (last?.stamp === stamp) return last.hash;
    const hash = createHash('sha256')
      .update(await readFile(path))
      .digest('base64url')
      .slice(0, 16);
    known.set(path, { stamp, hash });
    return hash;
  };
}
