import { bytesIn } from '../words.ts';
import type { Collected } from './collect-garbage.ts';

/** A run in words, one line each. */
export function describeCollected(collected: Collected, days: number, dryRun: boolean): string[] {
  const { releases, halves, bytes, kept } = collected;
  const does = dryRun ? 'would be removed' : 'removed';
  const removed = releases.length + halves;
  return [
    ...releases.map((key) => `${key.replace('@', ' ')} ${does}.`),
    ...(halves > 0 ? [`${halves} half-written releases ${does}.`] : []),
    removed === 0
      ? 'Nothing to remove.'
      : `${bytesIn(bytes)} ${dryRun ? 'would be free' : 'are free'}.`,
    `Kept: ${kept.inUse} that hotels need, ${kept.recent} used or published in the last ${days} days.`,
  ];
}
