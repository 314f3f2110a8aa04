/** What a screen is drawn with to hold its template against it: enough to tell each way of its own. */
import type { Slots, SlotValue } from '../fill.ts';
import { MOST_CATEGORIES } from '../slots.ts';
import { KINDS, type Kind } from './kinds.ts';
import { hotelSlug } from './page.ts';

export type Sample = { what: string; slots: Slots };
type Kinds = { readonly [slot: string]: Kind };
type Said = {
  text: (slot: string) => string;
  address: (slot: string) => string;
  /** Of every list; where it is not said, one for each thing that may be missing of an item. */
  items?: number;
};

const HOSTILE = `<!-- --></p><img src=x onerror="alert('1')">&amp;\u202ee\u0301{{slot}}`;
const LONG = 5_000;
/** What leads to somewhere in the app, where the router writes a link in a way of its own. */
const INSIDE = /href$/i;

/** What is short, and known at once. */
const USUAL: Said = {
  text: (slot) => `The ${slot}`,
  address: (slot) => `/media/${slot}.svg?w=390,780&c=1`,
};

/** Everything is first. */
export const SAMPLES: readonly [Sample, ...Sample[]] = [
  { what: 'everything', slots: allOf(USUAL) },
  ...variants(KINDS, USUAL).map(({ what, slots }) => ({ what, slots: ofThePage(slots) })),
  ...Object.entries({
    'hostile texts': { ...USUAL, text: () => HOSTILE },
    'texts of one letter': { ...USUAL, text: () => 'x' },
    'texts of several lines': {
      ...USUAL,
      text: (slot: string) => ` \n\t The ${slot},\n of  two_words-in\u00a0it \n\n and  more \n `,
    },
    'long texts': { ...USUAL, text: (slot: string) => `${slot} `.repeat(LONG).slice(0, LONG) },
    'addresses elsewhere': {
      ...USUAL,
      address: (slot: string) =>
        `${INSIDE.test(slot) ? '' : 'https://elsewhere.example'}/${slot}.mp4?a=1&b=2`,
    },
    'one of everything': { ...USUAL, items: 1 },
    'seven of everything': { ...USUAL, items: 7 },
    'very many of everything': { ...USUAL, items: MOST_CATEGORIES + 1 },
  }).map(([what, said]) => ({ what, slots: allOf(said) })),
];

function allOf(said: Said): Slots {
  return ofThePage(all(KINDS, said));
}

/** The slug is what modules were given when they began. */
function ofThePage(slots: Slots): Slots {
  return { ...slots, slug: hotelSlug };
}

/** Nothing known of what may be missing, each of it alone, and everything but it. */
function variants(kinds: Kinds, said: Said): Sample[] {
  const known = all(kinds, said);
  const missing = Object.entries(kinds).flatMap(([slot, kind]): [string, SlotValue][] => {
    if (typeof kind === 'object') return [[slot, []]];
    if (kind === 'flag') return [[slot, false]];
    return kind === 'text' || kind === 'address' ? [[slot, undefined]] : [];
  });
  const bare = { ...known, ...Object.fromEntries(missing) };
  return [
    { what: 'nothing', slots: bare },
    ...missing.flatMap(([slot, none]) => [
      { what: `no "${slot}"`, slots: { ...known, [slot]: none } },
      { what: `nothing but "${slot}"`, slots: { ...bare, [slot]: known[slot] } },
    ]),
  ];
}

function all(kinds: Kinds, said: Said): Slots {
  return Object.fromEntries(
    Object.entries(kinds).map(([slot, kind]) => [slot, sampleOf(slot, kind, said)]),
  );
}

function sampleOf(slot: string, kind: Kind, said: Said): SlotValue {
  if (typeof kind === 'object') return itemsOf(kind, said);
  if (kind === 'flag') return true;
  return kind === 'address' || kind === 'link' ? said.address(slot) : said.text(slot);
}

/** Items in no order, each of which knows something else. */
function itemsOf(kinds: Kinds, said: Said): Slots[] {
  const itemAt = (index: number) => {
    const key = String(index ^ 1);
    const numbered = { ...said, text: (slot: string) => said.text(`${slot} ${key}`) };
    const known = [{ slots: all(kinds, numbered) }, ...variants(kinds, numbered)];
    return { ...known[index % known.length]?.slots, key };
  };
  const length = said.items ?? 1 + variants(kinds, said).length;
  return Array.from({ length }, (_, index) => itemAt(index));
}
