import { firstOf } from '@foyer/gateway/composition/problems';
import type { Refused } from '@foyer/gateway/fleet/state';
import { atHotels } from '../changes/told.ts';

/** Why an edit is refused, a line a cause. */
export function problemLines({ problems, stale }: Refused): string[] {
  const sentences = firstOf(problems).map(({ text, hotels }) => `${text}${atHotels(hotels)}.`);
  return [...sentences, ...(stale ? [stale] : [])].map((sentence) => `  ${sentence}`);
}
