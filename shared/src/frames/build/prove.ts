/** Holds a template against the screen itself, drawn with values: both must write the same. */
import type { Part } from '../../contracts/frame.ts';
import { type Filling, fill, type Slots, type SlotValue } from '../fill.ts';
import { KINDS, type Kind } from './kinds.ts';
import { OUTLET } from './outlet.tsx';
import { hotelSlug } from './page.ts';

const HOSTILE = `<!-- --></p><img src=x onerror="alert('1')">&amp;\u202e{{slot}}`;

/** Throws where a screen varies in a way that no template can tell. */
export function prove(parts: Part[], draw: (filling: Filling) => string): void {
  for (const { what, filling } of samples()) {
    const drawn = draw(filling);
    const filled = fill(parts, filling, OUTLET);
    if (drawn === filled) continue;
    const at = differenceOf(drawn, filled);
    const around = (html: string) => html.slice(Math.max(0, at - 80), at + 80);
    throw new Error(
      `With ${what} the screen draws\n  ${around(drawn)}\nand its frame\n  ${around(filled)}\n` +
        'Draw slots as they are, vary by <When> and <Each> alone, and draw no parameter of the address ' +
        '(docs/writing-a-remote.md).',
    );
  }
}

type Kinds = { readonly [slot: string]: Kind };

function samples(): { what: string; filling: Filling }[] {
  const always = { canOpen: () => true, isHere: () => false };
  const all = sample(KINDS, { text: (name) => `The ${name}`, items: 2 });
  const none = sample(KINDS, {});
  const slots = Object.keys(KINDS).flatMap((slot) => [
    { what: `no "${slot}"`, slots: { ...all, [slot]: none[slot] } },
    { what: `nothing but "${slot}"`, slots: { ...none, [slot]: all[slot] } },
  ]);
  return [
    ...[
      { what: 'everything', slots: all },
      { what: 'nothing', slots: none },
      { what: 'hostile texts', slots: sample(KINDS, { text: () => HOSTILE, items: 2 }) },
      { what: 'items of which little is known', slots: sample(KINDS, { items: 2 }) },
      ...slots,
    ].map(({ what, slots }) => ({ what, filling: { ...always, slots } })),
    { what: 'no screens', filling: { ...always, slots: all, canOpen: () => false } },
    { what: 'links to this page', filling: { ...always, slots: all, isHere: () => true } },
  ];
}

/** A value for every slot: of what may be missing only where there is `text`. */
function sample(kinds: Kinds, say: { text?: (slot: string) => string; items?: number }): Slots {
  const slotOf = (slot: string, kind: Kind): SlotValue => {
    if (typeof kind === 'object')
      return Array.from({ length: say.items ?? 0 }, (_, key) => ({
        ...sample(kind, say),
        key: String(key),
      }));
    if (kind === 'flag') return say.text !== undefined;
    if (kind === 'segment') return kinds === KINDS ? hotelSlug : `${say.text?.(slot) ?? slot}`;
    if (kind === 'name') return say.text?.(slot) ?? slot;
    if (kind === 'link') return `/media/${slot}.svg`;
    if (kind === 'address') return say.text && `/media/${slot}.svg?w=390,780&c=1`;
    return say.text?.(slot);
  };
  return Object.fromEntries(
    Object.entries(kinds).map(([slot, kind]) => [slot, slotOf(slot, kind)]),
  );
}

/** Where two texts differ; the end of one that the other begins with. */
function differenceOf(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
