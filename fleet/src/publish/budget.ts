import type { Packed } from '@foyer/gateway/releases/pack';
import type { Release } from '@foyer/shared/contracts/release';
import { bytesIn } from '../words.ts';

/** Screens that weigh more than the remote allows itself. */
export function budgetProblems(release: Release, files: ReadonlyMap<string, Packed>): string[] {
  const { name, budget, mounts } = release;
  if (budget === undefined) return [];
  return [...new Set(mounts.map(({ screen }) => screen))].flatMap((screen) => {
    const weight = firstLoad(release, screen, files);
    if (weight <= budget) return [];
    return `The screen "${screen}" of ${name} weighs ${bytesIn(weight)}, ${bytesIn(weight - budget)} more than the remote's budget.`;
  });
}

/** What comes when a screen is the first of its remote to be opened, compressed; in bytes. */
function firstLoad(
  { entry, initial, screens }: Release,
  screen: string,
  files: ReadonlyMap<string, Packed>,
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
