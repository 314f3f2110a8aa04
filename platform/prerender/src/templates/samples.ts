/** The values that a screen renders with to verify its template: enough to reveal any own variation. */
import type { TemplateValues, VariableValue } from '@foyer/shared/template-filling/fill.ts';
import { MAX_NAVIGATION_CATEGORIES } from '@foyer/shared/template-filling/page-variables.ts';
import { hotelSlug } from './stand-ins/page.ts';
import { type NestedKind, VARIABLE_KINDS } from './variable-kinds.ts';

export type Sample = { name: string; values: TemplateValues };
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
const INTERNAL_ADDRESS = /href$/i;

/** Short values, all of them set. */
const USUAL: SampleMaker = {
  text: (variable) => `The ${variable}`,
  address: (variable) => `/media/${variable}.svg?w=390,780&c=1`,
};

/** The sample with every value set is the first. */
export const SAMPLES: readonly [Sample, ...Sample[]] = [
  { name: 'everything', values: sampleValues(USUAL) },
  ...variants(VARIABLE_KINDS, USUAL).map(({ name, values }) => ({
    name,
    values: withPageSlug(values),
  })),
  ...Object.entries({
    'hostile texts': { ...USUAL, text: () => HOSTILE },
    'texts of one letter': { ...USUAL, text: () => 'x' },
    'texts of several lines': {
      ...USUAL,
      text: (variable: string) =>
        ` \n\t The ${variable},\n of  two_words-in\u00a0it \n\n and  more \n `,
    },
    'long texts': {
      ...USUAL,
      text: (variable: string) => `${variable} `.repeat(LONG).slice(0, LONG),
    },
    'addresses elsewhere': {
      ...USUAL,
      address: (variable: string) =>
        `${INTERNAL_ADDRESS.test(variable) ? '' : 'https://elsewhere.example'}/${variable}.mp4?a=1&b=2`,
    },
    'one of everything': { ...USUAL, items: 1 },
    'seven of everything': { ...USUAL, items: 7 },
    'very many of everything': { ...USUAL, items: MAX_NAVIGATION_CATEGORIES + 1 },
  }).map(([name, maker]) => ({ name, values: sampleValues(maker) })),
];

function sampleValues(maker: SampleMaker): TemplateValues {
  return withPageSlug(valuesOf(VARIABLE_KINDS, maker));
}

/** Sets the slug that `page.ts` gave to modules when they were loaded. */
function withPageSlug(values: TemplateValues): TemplateValues {
  return { ...values, slug: hotelSlug };
}

/** Returns samples with no optional value, with each one alone, and with each one missing. */
function variants(kinds: Kinds, maker: SampleMaker): Sample[] {
  const complete = valuesOf(kinds, maker);
  const missing = Object.entries(kinds).flatMap(([variable, kind]): [string, VariableValue][] => {
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
  return Object.fromEntries(
    Object.entries(kinds).map(([variable, kind]) => [
      variable,
      sampleValueOf(variable, kind, maker),
    ]),
  );
}

function sampleValueOf(variable: string, kind: NestedKind, maker: SampleMaker): VariableValue {
  if (typeof kind === 'object') return itemsOf(kind, maker);
  if (kind === 'flag') return true;
  return kind === 'address' || kind === 'link' ? maker.address(variable) : maker.text(variable);
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
