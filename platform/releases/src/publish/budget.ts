import { loadedPaths, type Release } from '../contracts/release.ts';
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

/** Returns the compressed bytes that a page loads when this screen is opened first. */
function screenBytes(
  release: Release,
  screen: string,
  files: ReadonlyMap<string, PackedFile>,
): number {
  return loadedPaths(release, release.screens[screen]).reduce((sum, path) => {
    const file = files.get(path);
    return sum + ((file?.compressed?.br ?? file?.bytes)?.length ?? 0);
  }, 0);
}

/** Formats a number of bytes with thousands separators. */
export function formatBytes(bytes: number): string {
  return `${bytes.toLocaleString('en')} bytes`;
}
