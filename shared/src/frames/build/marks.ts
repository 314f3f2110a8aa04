import type { SlotKind } from './kinds.ts';

/**
 * What a mark stands for: a slot of a kind, a question about an address with marks in it, or a
 * parameter of the page's own, which no frame can draw.
 */
export type Meaning = Drawable | { param: string };
export type Drawable =
  | { slot: string; kind: SlotKind }
  | { list: string }
  | { open: string }
  | { current: string; below: boolean };

/**
 * What stands in the place of a slot while a frame is drawn: letters and digits, which neither React
 * nor the router writes in another way.
 */
export const MARKS = /zq\d+qz/g;

const meanings: Meaning[] = [];

/** The mark of a meaning. That of an address begins as one, so that checks of addresses pass it. */
export function markOf(meaning: Meaning): string {
  const written = JSON.stringify(meaning);
  const known = meanings.findIndex((other) => JSON.stringify(other) === written);
  const index = known < 0 ? meanings.push(meaning) - 1 : known;
  return `${isAddress(meaning) ? '/' : ''}zq${index}qz`;
}

/** Whether a meaning is an address as a whole. */
export function isAddress(meaning: Meaning): boolean {
  return 'kind' in meaning && (meaning.kind === 'address' || meaning.kind === 'link');
}

/** What a mark means; undefined for what only looks like one. */
export function meaningOf(mark: string): Meaning | undefined {
  return meanings[Number(mark.slice('zq'.length, -'qz'.length))];
}
