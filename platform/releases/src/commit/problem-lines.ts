import { firstProblems } from '@foyer/gateway/composition/problems';
import type { Refused } from '@foyer/gateway/fleet/state';
import { hotelSuffix } from '../changes/hotel-messages.ts';

/** Formats the reasons of a refused edit, one per line. */
export function problemLines({ problems, stale }: Refused): string[] {
  const sentences = firstProblems(problems).map(
    ({ text, hotels }) => `${text}${hotelSuffix(hotels)}.`,
  );
  return [...sentences, ...(stale ? [stale] : [])].map((sentence) => `  ${sentence}`);
}
