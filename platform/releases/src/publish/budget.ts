import { loadedPaths, type Release } from '../contracts/release.ts';
import { SUFFIX } from '../store/release-store.ts';
import type { PackedFiles } from './pack.ts';

/** Reports screens that exceed the budget of their remote, in bytes, when they are opened first. */
export function budgetProblems(release: Release, files: PackedFiles): string[] {
  const { name, budget, mounts, screens } = release;
  if (budget === undefined) return [];
  return [...new Set(mounts.map(({ screen }) => screen))].flatMap((screen) => {
    const loaded = loadedPaths(release, screens[screen]);
    const sizes = loaded.map((path) => (files.get(path + SUFFIX.br) ?? files.get(path))?.length);
    const bytes = sizes.reduce<number>((sum, size = 0) => sum + size, 0);
    if (bytes <= budget) return [];
    return `The screen "${screen}" of ${name} weighs ${formatBytes(bytes)}, ${formatBytes(bytes - budget)} more than the remote's budget (docs/team/writing-a-remote.md#size).`;
  });
}

/** Formats a number of bytes with thousands separators. */
export function formatBytes(bytes: number): string {
  return `${bytes.toLocaleString('en')} bytes`;
}
