/** Writes the templates of a build as files of the release. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { templateProblem } from '@foyer/prerender/check';
import type { Release } from '@foyer/releases/contracts';
import type { Template } from '@foyer/shared/contracts/template.ts';
import { renderReleaseTemplates } from './render-release.ts';
import { styleOf } from './style.ts';

/** Folder of the templates in a release. */
export const TEMPLATES_FOLDER = 'templates';

/** The source of a module that exports the `pages`, and the chunks of each page. */
export type TemplateSource = {
  entryIn: (root: string) => string;
  chunksOf: (name: string) => string[];
};

/** Renders and writes the templates; returns their paths by name. */
export async function writeTemplates(
  { entryIn, chunksOf }: TemplateSource,
  release: { name: string; version: string; root: string; folder: string },
  sheetsOf: (chunk: string) => string[],
): Promise<NonNullable<Release['templates']>> {
  const rendered = Object.entries(
    await renderReleaseTemplates({ ...release, entry: entryIn(release.root) }),
  );
  await mkdir(join(release.folder, TEMPLATES_FOLDER), { recursive: true });
  const paths = rendered.map(async ([name, { nodes, rules }]) => {
    const sheets = chunksOf(name)
      .flatMap(sheetsOf)
      .map(async (path) => ({
        path,
        css: await readFile(join(release.folder, path), 'utf8'),
      }));
    const style = (await styleOf(nodes, await Promise.all(sheets))) + rules;
    // A mount's path may hold characters that no file name has.
    const path = `${TEMPLATES_FOLDER}/${name.replaceAll('/', '~').replaceAll(':', '@')}.json`;
    const file = Buffer.from(JSON.stringify({ nodes, style } satisfies Template));
    const problem = templateProblem(file);
    if (problem) throw new Error(`The template of "${name}": ${problem}`);
    await writeFile(join(release.folder, path), file);
    return [name, path] as const;
  });
  return Object.fromEntries(await Promise.all(paths));
}
