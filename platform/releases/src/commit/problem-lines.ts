import { hotelSuffix } from '../changes/hotel-messages.ts';
import { firstProblems } from '../composition/problems.ts';
import type { Refused } from '../revisions/state.ts';

/** Formats the reasons of a refused edit, one per line. */
export function problemLines({ problems, stale }: Refused): string[] {
  const sentences = firstProblems(problems).map(
    ({ text, hotels }) => `${text}${hotelSuffix(hotels)}.`,
  );
  return [...sentences, ...(stale ? [stale] : [])].map((sentence) => `  ${sentence}`);
}
