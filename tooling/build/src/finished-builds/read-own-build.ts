/** Reads a build of this repository, with everything that makes it a release. */
import { templateProblem } from '@foyer/prerender/check';
import { integrityOf, Release } from '@foyer/releases/contracts';
import type { Files, FinishedBuild } from '@foyer/releases/publish';
import { abridgedList } from '@foyer/shared/documents/issue-messages.ts';
import { readDocument, readFiles } from './build-folder.ts';

/** The manifest in builds of this repository. */
export const OWN_MANIFEST = 'release.json';

/** Reads the manifest of a build of this repository. */
export const readOwnManifest = (folder: string): Promise<Release> =>
  readDocument(folder, OWN_MANIFEST, Release);

/** Reads a build of this repository; its problems are the reasons why it cannot be published. */
export async function readOwnBuild(folder: string): Promise<FinishedBuild> {
  const release = await readOwnManifest(folder);
  const { files } = await readFiles(folder, (path) => Object.hasOwn(release.files, path));
  const problems = [...(await fileProblems(release, files)), ...templateProblems(release, files)];
  return { release, files, problems, skipped: [] };
}

/** Reports files that are missing or differ from the manifest. */
async function fileProblems(release: Release, files: Files): Promise<string[]> {
  const checked = Object.entries(release.files).map(async ([path, { integrity }]) => {
    const bytes = files.get(path);
    return bytes && (await integrityOf(bytes)) === integrity ? [] : [path];
  });
  const wrong = (await Promise.all(checked)).flat();
  if (wrong.length === 0) return [];
  return [`The build differs from its ${OWN_MANIFEST} in ${abridgedList(wrong)}: build it again.`];
}

/** Reports templates that a gateway would skip, or that would swallow their page's rest. */
function templateProblems({ name, templates = {}, imported }: Release, files: Files): string[] {
  if (imported && Object.keys(templates).length > 0)
    return [`${name} has templates, which only builds of this repository may have.`];
  return Object.entries(templates).flatMap(([mount, path]) => {
    const file = files.get(path);
    const problem = file ? templateProblem(file) : `There is no ${path}`;
    return problem ? [`The template of "${mount}" in ${name}: ${problem}.`] : [];
  });
}
