/** Holds a template against the screen itself, drawn with values: both must write the same. */
import type { Part } from '../../contracts/frame.ts';
import { type Filling, fill } from '../fill.ts';
import { OUTLET } from './outlet.tsx';
import { SAMPLES } from './samples.ts';

/** How much of a difference is shown, before it and behind it. */
const AROUND = 80;

/** Throws where a screen varies in a way that no template can tell. */
export function prove(parts: Part[], draw: (filling: Filling) => string): void {
  function hold(what: string, filling: Filling): void {
    const drawn = draw(filling);
    const filled = fill(parts, filling, OUTLET);
    if (drawn === filled) return;
    const at = differenceOf(drawn, filled);
    const around = (html: string) => html.slice(Math.max(0, at - AROUND), at + AROUND);
    throw new Error(
      `With ${what} the screen draws\n  ${around(drawn)}\nand its frame\n  ${around(filled)}\n` +
        'Draw slots as they are, vary by <When> and <Each> alone, and draw no parameter of the address ' +
        '(docs/writing-a-remote.md).',
    );
  }

  for (const { what, slots } of SAMPLES)
    hold(what, { slots, canOpen: () => true, isHere: () => false });

  const [{ slots }] = SAMPLES;
  const opened = new Set<string>();
  const stoodAt = new Set<string>();
  /** The same answer for every address, each of which is noted. */
  const noting = (open: boolean, here: boolean): Filling => ({
    slots,
    canOpen: (href) => opened.add(href) && open,
    isHere: (...place) => stoodAt.add(String(place)) && here,
  });
  hold('no screens', noting(false, false));
  hold('links to this page', noting(true, true));
  for (const one of opened)
    for (const open of [true, false])
      hold(open ? `no screen but "${one}"` : `no screen at "${one}"`, {
        ...noting(true, false),
        canOpen: (href) => (href === one) === open,
      });
  for (const one of stoodAt)
    for (const here of [true, false])
      hold(here ? `this page at "${one}"` : `this page everywhere but at "${one}"`, {
        ...noting(true, false),
        isHere: (...place) => (String(place) === one) === here,
      });
}

/** Where two texts differ; the end of one that the other begins with. */
function differenceOf(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
