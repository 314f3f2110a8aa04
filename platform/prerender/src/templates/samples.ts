/** The values that a screen renders with to verify its template: enough to reveal any own variation. */
import type { TemplateValues } from '@foyer/shared/template-filling/fill.ts';
import { MAX_NAVIGATION_CATEGORIES } from '@foyer/shared/template-filling/page-variables.ts';
import { hotelSlug } from './stand-ins.tsx';
import { type NestedKind, VARIABLE_KINDS } from './variable-kinds.ts';

type Sample = { name: string; values: TemplateValues };
type Kinds = { readonly [name: string]: NestedKind };
/** Makes the values of a sample's variables. */
type SampleMaker = {
  text: (variable: string) => string;
  address: (variable: string) => string;
  /** Length of every list; by default one item per variant of an item. */
  items?: number;
};

const HOSTILE = `<!-- --></p><img src=x onerror="alert('1')">&amp;\u202ee\u0301{{variable}}`;
const LONG = 5_000;
/** Variables with an address inside the app, which the router may rewrite. */
const INTERNAL_ADDRESS = /^(?:back_)?href$/;

/** Short values, all of them set. */
const USUAL: SampleMaker = {
  text: (variable) => `The ${variable}`,
  address: (variable) => `/media/${variable}.svg?w=390,780&c=1`,
};

const sample = (name: string, maker: Partial<SampleMaker>): Sample => ({
  name,
  values: valuesOf(VARIABLE_KINDS, { ...USUAL, ...maker }),
});

const ALL = [
  sample('everything', {}),
  ...variants(VARIABLE_KINDS, USUAL),
  sample('hostile texts', { text: () => HOSTILE }),
  sample('texts of one letter', { text: () => 'x' }),
  sample('texts of several lines', {
    text: (variable) => ` \n\t The ${variable},\n of  two_words-in\u00a0it \n\n and  more \n `,
  }),
  sample('long texts', { text: (variable) => `${variable} `.repeat(LONG).slice(0, LONG) }),
  sample('addresses elsewhere', {
    address: (variable) =>
      `${INTERNAL_ADDRESS.test(variable) ? '' : 'https://elsewhere.example'}/${variable}.mp4?a=1&b=2`,
  }),
  sample('one of everything', { items: 1 }),
  sample('seven of everything', { items: 7 }),
  sample('very many of everything', { items: MAX_NAVIGATION_CATEGORIES + 1 }),
];

/** The first sample has every value. The slug is the one that `page.ts` gave to modules at their load. */
export const SAMPLES = ALL.map(({ name, values }) => ({
  name,
  values: { ...values, slug: hotelSlug },
}));

/** Returns samples with no optional value, with each one alone, and with each one missing. */
function variants(kinds: Kinds, maker: SampleMaker): Sample[] {
  const complete = valuesOf(kinds, maker);
  const missing = Object.entries(kinds).flatMap(([variable, kind]): [string, unknown][] => {
    if (typeof kind === 'object') return [[variable, []]];
    if (kind === 'flag') return [[variable, false]];
    return kind === 'text' || kind === 'address' ? [[variable, undefined]] : [];
  });
  const bare = { ...complete, ...Object.fromEntries(missing) };
  return [
    { name: 'nothing', values: bare },
    ...missing.flatMap(([variable, none]) => [
      { name: `no "${variable}"`, values: { ...complete, [variable]: none } },
      { name: `nothing but "${variable}"`, values: { ...bare, [variable]: complete[variable] } },
    ]),
  ];
}

function valuesOf(kinds: Kinds, maker: SampleMaker): TemplateValues {
  const valueFor = (variable: string, kind: NestedKind) => {
    if (typeof kind === 'object') return itemsOf(kind, maker);
    if (kind === 'flag') return true;
    return kind === 'address' || kind === 'link' ? maker.address(variable) : maker.text(variable);
  };
  const values = Object.entries(kinds).map(([name, kind]) => [name, valueFor(name, kind)]);
  return Object.fromEntries(values);
}

/** Returns unordered items, each with other values missing. */
function itemsOf(kinds: Kinds, maker: SampleMaker): TemplateValues[] {
  const itemAt = (index: number) => {
    const key = String(index ^ 1);
    const numbered = { ...maker, text: (variable: string) => maker.text(`${variable} ${key}`) };
    const samples = [{ values: valuesOf(kinds, numbered) }, ...variants(kinds, numbered)];
    return { ...samples[index % samples.length]?.values, key };
  };
  const length = maker.items ?? 1 + variants(kinds, maker).length;
  return Array.from({ length }, (_, index) => itemAt(index));
}
