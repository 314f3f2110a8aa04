import type { Release } from '@foyer/shared/contracts/release';
import type { Files } from '../../../federation/foreign/folder.ts';
import { frameProblem } from '../../../federation/frames/check.ts';

/** Frames that a gateway would leave out, or that would take the rest of their page into themselves. */
export function frameProblems({ name, frames = {}, adopted }: Release, files: Files): string[] {
  if (adopted && Object.keys(frames).length > 0)
    return [`${name} has frames, which are drawn by a build of ours alone.`];
  return Object.entries(frames).flatMap(([frame, path]) => {
    const file = files.get(path);
    const problem = file ? frameProblem(file) : `There is no ${path}`;
    return problem ? [`The frame of "${frame}" in ${name}: ${problem}.`] : [];
  });
}
