import type { Release } from '../contracts/release.ts';
import { formatBytes } from './format-bytes.ts';
import type { PackedFile } from './pack.ts';

/** Reports screens that exceed the budget of their remote, in bytes, when they are opened first. */
export function budgetProblems(release: Release, files: ReadonlyMap<string, PackedFile>): string[] {
  const { name, budget, mounts } = release;
  if (budget === undefined) return [];
  return [...new Set(mounts.map(({ screen }) => screen))].flatMap((screen) => {
    const bytes = screenBytes(release, screen, files);
    if (bytes <= budget) return [];
    return `The screen "${screen}" of ${name} weighs ${formatBytes(bytes)}, ${formatBytes(bytes - budget)} more than the remote's budget.`;
  });
}

/**
 * Returns the compressed bytes of a remote that a page loads when this screen is opened first: the
 * entry, the initial files and those of the screen.
 */
function screenBytes(
  { entry, initial, screens }: Release,
  screen: string,
  files: ReadonlyMap<string, PackedFile>,
): number {
  const needed = [initial, screens[screen] ?? { scripts: [], styles: [] }];
  const paths = new Set([
    entry,
    ...needed.flatMap(({ scripts, styles }) => [...scripts, ...styles]),
  ]);
  let bytes = 0;
  for (const path of paths) {
    const file = files.get(path);
    bytes += (file?.compressed?.br ?? file?.bytes)?.length ?? 0;
  }
  return bytes;
}
