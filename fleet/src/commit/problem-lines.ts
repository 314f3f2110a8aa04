import type { Refused } from '@foyer/gateway/fleet/state';
import { atHotels } from '../changes/told.ts';

/** More causes than these are counted. */
const SHOWN = 20;

/** Why an edit is refused, a line a cause. */
export function problemLines({ problems, stale }: Refused): string[] {
  const lines = problems.slice(0, SHOWN).map(({ text, hotels }) => `  ${text}${atHotels(hotels)}.`);
  const more = problems.length - SHOWN;
  return [...lines, ...(more > 0 ? [`  And ${more} more.`] : []), ...(stale ? [`  ${stale}`] : [])];
}
