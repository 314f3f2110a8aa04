import type { Release } from '../contracts/release.ts';
import { formatBytes } from './format-bytes.ts';
import type { PackedFile } from './pack.ts';

/** Reports screens whose files exceed the budget of their remote. */
export function budgetProblems(release: Release, files: ReadonlyMap<string, PackedFile>): string[] {
  const { name, budget, mounts } = release;
  if (budget === undefined) return [];
  return [...new Set(mounts.map(({ screen }) => screen))].flatMap((screen) => {
    const weight = firstLoad(release, screen, files);
    if (weight <= budget) return [];
    return `The screen "${screen}" of ${name} weighs ${formatBytes(weight)}, ${formatBytes(weight - budget)} more than the remote's budget.`;
  });
}

/** Returns the compressed bytes that load with the first screen of a remote. */
function firstLoad(
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
