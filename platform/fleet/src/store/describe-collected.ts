import type { Collected } from '@foyer/releases/gc';
import { formatBytes } from '@foyer/releases/publish';

/** Formats the result of a run as lines. */
export function describeCollected(collected: Collected, days: number, dryRun: boolean): string[] {
  const { releases, incomplete, bytes, kept } = collected;
  const does = dryRun ? 'would be removed' : 'removed';
  const removed = releases.length + incomplete;
  return [
    ...releases.map((key) => `${key.replace('@', ' ')} ${does}.`),
    ...(incomplete > 0 ? [`${incomplete} incomplete releases ${does}.`] : []),
    removed === 0
      ? 'Nothing to remove.'
      : `${formatBytes(bytes)} ${dryRun ? 'would be freed' : 'freed'}.`,
    `Kept: ${kept.inUse} needed by hotels, ${kept.recent} used or published in the last ${days} days.`,
  ];
}
