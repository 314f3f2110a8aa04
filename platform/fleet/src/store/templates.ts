import { templateProblem } from '@foyer/prerender/check';
import type { Release } from '@foyer/releases/contracts';
import type { Files } from '@foyer/releases/publish';

/** Reports templates that a gateway would skip, or that would swallow their page's rest. */
export function templateProblems(
  { name, templates = {}, imported }: Release,
  files: Files,
): string[] {
  if (imported && Object.keys(templates).length > 0)
    return [`${name} has templates, which only builds of this repository may have.`];
  return Object.entries(templates).flatMap(([mount, path]) => {
    const file = files.get(path);
    const problem = file ? templateProblem(file) : `There is no ${path}`;
    return problem ? [`The template of "${mount}" in ${name}: ${problem}.`] : [];
  });
}
