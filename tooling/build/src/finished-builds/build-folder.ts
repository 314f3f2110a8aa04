/** Reads the folder of a third-party build, within limits. */
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Refusal } from '@foyer/releases/refusal';
import type { ZodMiniType } from '@foyer/shared/schema';
import { isServed } from '../federation/release-files.ts';

/** Limits in bytes: of a `remote.json` or manifest, and of all files of a release. */
const DOCUMENT_LIMIT = 1_000_000;
const BUILD_LIMIT = 50_000_000;
/** Limit of the number of files: every page of the remote's hotels lists them. */
const FILES_LIMIT = 300;

/** Files by path relative to the build. */
export type Files = Map<string, Buffer>;

/** Reads a JSON document of the build; throws a sentence for an invalid one. */
export async function readDocument<Schema extends ZodMiniType>(
  folder: string,
  name: string,
  schema: Schema,
) {
  const path = join(folder, name);
  const { size } = await stat(path).catch(() => {
    throw new Refusal(`${folder} has no ${name}.`);
  });
  if (size > DOCUMENT_LIMIT)
    throw new Refusal(`${name} weighs ${size} bytes, more than ${DOCUMENT_LIMIT}.`);
  const parsed = schema.safeParse(parseJson(await readFile(path, 'utf8'), name));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => issue.path.join(' → ') || 'the whole document');
  throw new Refusal(`${name} is not valid: ${[...new Set(wrong)].join(', ')}.`);
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${name} is not valid JSON.`);
  }
}

/** Reads the files of the build that a release contains. Also returns the paths of the others. */
export async function readFiles(folder: string, isIncluded = isServed) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = ({ parentPath, name }: Dirent) =>
    relative(folder, join(parentPath, name)).split(sep).join('/');
  const all = found.filter((entry) => !entry.isDirectory());
  // Symbolic links could lead out of the build.
  const included = all
    .filter((entry) => entry.isFile())
    .map(pathOf)
    .filter(isIncluded)
    .sort();
  if (included.length > FILES_LIMIT)
    throw new Refusal(`The build has ${included.length} files, more than ${FILES_LIMIT}.`);
  const files: Files = new Map();
  let bytes = 0;
  for (const path of included) {
    bytes += (await stat(join(folder, path))).size;
    if (bytes > BUILD_LIMIT) throw new Refusal(`The build weighs more than ${BUILD_LIMIT} bytes.`);
    files.set(path, await readFile(join(folder, path)));
  }
  const skipped = all.map(pathOf).filter((path) => !files.has(path));
  return { files, skipped: skipped.sort() };
}
