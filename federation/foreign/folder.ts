/** Reads the folder of a build that was made elsewhere, within limits. */
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { PublishError } from '../../gateway/src/releases/publish.ts';
import type { output, ZodMiniType } from '../../shared/src/schema/schema.ts';
import { isServed } from '../served.ts';

/** What one `remote.json` or manifest may weigh, and all files of a release together; in bytes. */
const DOCUMENT_LIMIT = 1_000_000;
const BUILD_LIMIT = 50_000_000;
/** Every page of the remote's hotels names each of them. */
const FILES_LIMIT = 300;

/** Files by their paths, which are relative to the build. */
export type Files = Map<string, Buffer>;

/** Reads a JSON document of the build; what it is not is said in a sentence. */
export async function readDocument<Schema extends ZodMiniType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<output<Schema>> {
  const path = join(folder, name);
  const size = await stat(path).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined) throw new PublishError(`${folder} holds no ${name}.`);
  if (size > DOCUMENT_LIMIT)
    throw new PublishError(`${name} weighs ${size} bytes, more than ${DOCUMENT_LIMIT}.`);
  const parsed = schema.safeParse(asJson(await readFile(path, 'utf8'), name));
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => issue.path.join(' → ') || 'all of it');
  throw new PublishError(`${name} is not valid: ${[...new Set(wrong)].join(', ')}.`);
}

function asJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PublishError(`${name} is no JSON.`);
  }
}

/** The files of the build that a release holds, by their paths, and the paths of the others. */
export async function readFiles(folder: string, isHeld = isServed) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathOf = ({ parentPath, name }: Dirent) =>
    relative(folder, join(parentPath, name)).split(sep).join('/');
  const all = found.filter((entry) => !entry.isDirectory());
  // A link would lead out of the build.
  const held = all
    .filter((entry) => entry.isFile())
    .map(pathOf)
    .filter(isHeld)
    .sort();
  if (held.length > FILES_LIMIT)
    throw new PublishError(`The build has ${held.length} files, more than ${FILES_LIMIT}.`);
  const files: Files = new Map();
  let bytes = 0;
  for (const path of held) {
    bytes += (await stat(join(folder, path))).size;
    if (bytes > BUILD_LIMIT)
      throw new PublishError(`The build weighs more than ${BUILD_LIMIT} bytes.`);
    files.set(path, await readFile(join(folder, path)));
  }
  const leftOut = all.map(pathOf).filter((path) => !files.has(path));
  return { files, leftOut: leftOut.sort() };
}
