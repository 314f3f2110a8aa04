/** Creates a remote from the template. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Refusal } from '@foyer/releases/refusal';
import { withTopic } from './topic.ts';
import type { Manifest } from './versions.ts';

export const TEMPLATE = resolve(import.meta.dirname, '../template');
/** Output of package manager and builds. */
const GENERATED = /^(?:node_modules|dist)(?:\/|$)/;
const MANIFEST = 'package.json';
/** The files of the form, and the parts of the screen that only it needs. */
const FORM_FILE = /-(?:form|form-text|mutation)\.(?:browser\.test\.)?tsx?$/;
const FORM_PART = /^.*\bSampleTopicForm\b.*\n|(?<=<NarrowPage) form\b/gm;

/** Returns the files of a remote with this topic, by path. */
export async function remoteFiles(
  topic: string,
  { hasForm = false } = {},
): Promise<Map<string, string>> {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(TEMPLATE.length + 1))
    .filter((path) => !GENERATED.test(path) && (hasForm || !FORM_FILE.test(path)));
  const files = paths.map(async (path) => {
    const content = await readFile(join(TEMPLATE, path), 'utf8');
    const text = hasForm ? content : content.replaceAll(FORM_PART, '');
    return [withDot(withTopic(path, topic)), withTopic(text, topic)] as const;
  });
  return new Map(await Promise.all(files));
}

/** Restores the dot of `.gitignore`, which npm packages cannot contain. */
const withDot = (path: string) => (path === 'gitignore' ? `.${path}` : path);

/**
 * Writes files into a folder. Merges an existing `package.json` and keeps its dependencies. Throws a
 * `Refusal` before writing if another file would be overwritten.
 */
export async function writeFiles(files: Map<string, string>, folder: string): Promise<void> {
  const taken = [...files.keys()].filter(
    (path) => path !== MANIFEST && existsSync(join(folder, path)),
  );
  if (taken.length > 0)
    throw new Refusal(`${folder} has a ${taken[0]} already: create the remote in an empty folder.`);
  for (const [path, text] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, path === MANIFEST ? await mergedManifest(text, file) : text);
  }
}

async function mergedManifest(text: string, file: string): Promise<string> {
  if (!existsSync(file)) return text;
  const created: Manifest = JSON.parse(text);
  const existing: Manifest = JSON.parse(await readFile(file, 'utf8'));
  const merged = {
    ...created,
    dependencies: { ...created.dependencies, ...existing.dependencies },
    devDependencies: { ...created.devDependencies, ...existing.devDependencies },
  };
  return `${JSON.stringify(merged, null, 2)}\n`;
}
