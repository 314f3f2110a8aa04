/** Makes a template of what React wrote for a screen with marks in the place of its slots. */
import type { Address, Condition, Part, Slot } from '../../contracts/frame.ts';
import { type Drawable, isAddress, MARKS, meaningOf } from './marks.ts';

/** Elements whose inside is no markup, or that load or run something of their own. */
const REFUSED = /<(?:script|style|iframe|object|embed|template|base|meta|link|noscript)\b|<!--\$!/i;
/** A form that a browser sends by itself before there is code: what was typed would be in the address. */
const SENDS = /<form(?![^>]* method="dialog")/i;
/** Attributes that a browser follows, or a script of the page's. */
const FOLLOWED = /^(?:href|data-href|src|srcset|action|formaction|poster|cite|data|xlink:href)$/i;
/** Attributes that are code or style. */
const RUN = /^(?:style|on.*|srcdoc)$/i;
/** The attribute of a link that may lead to this page. */
const CURRENT = ' aria-current="';
/** Where the elements of `vary.tsx` begin and end. */
const BOUNDARY = /<frame-(when|yes|no|each|outlet)(?: of="([^"]*)")?>|<\/frame-\w+>/g;

type Element = { name: string; of: string; inside: (Element | string)[] };

/** The template of a frame; throws where a slot stands in a place that is not meant for it. */
export function compile(html: string): Part[] {
  const refused = REFUSED.exec(html)?.[0];
  if (refused) throw new Error(`A frame cannot have ${refused}`);
  if (SENDS.test(html)) throw new Error('A form in a frame has method="dialog"');
  return partsOf(tree(html).inside);
}

/** The markup, cut at the boundaries. */
function tree(html: string): Element {
  const root: Element = { name: 'root', of: '', inside: [] };
  const open = [root];
  let at = 0;
  for (const { 0: tag, 1: name, 2: of = '', index } of html.matchAll(BOUNDARY)) {
    const here = open.at(-1) ?? root;
    here.inside.push(html.slice(at, index));
    at = index + tag.length;
    const element: Element = { name: name ?? '', of, inside: [] };
    if (!name) open.pop();
    else open.push(element);
    if (name) here.inside.push(element);
  }
  root.inside.push(html.slice(at));
  return root;
}

function partsOf(inside: Element['inside']): Part[] {
  return inside.flatMap((node) => (typeof node === 'string' ? cut(node) : [partOf(node)]));
}

function partOf({ name, of, inside }: Element): Part {
  if (name === 'outlet') return { outlet: true };
  if (name === 'each') return { each: of, item: partsOf(inside) };
  const [yes, no] = inside.filter((node) => typeof node !== 'string');
  return { when: conditionOf(of), yes: partsOf(yes?.inside ?? []), no: partsOf(no?.inside ?? []) };
}

function conditionOf(of: string): Condition {
  const meaning = meant(of);
  if ('slot' in meaning) return { slot: meaning.slot };
  if ('open' in meaning) return { open: addressOf(meaning.open) };
  throw new Error('`useCurrent` is for `aria-current` alone');
}

/** Markup without boundaries, cut at its marks. */
function cut(html: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { 0: mark, index } of html.matchAll(MARKS)) {
    const { part, start, end } = cutAt(html, mark, index);
    parts.push(html.slice(at, start), part);
    at = end;
  }
  return [...parts, html.slice(at)].filter((part) => part !== '');
}

function cutAt(
  html: string,
  mark: string,
  index: number,
): { part: Part; start: number; end: number } {
  const meaning = meant(mark);
  const end = index + mark.length;
  if ('current' in meaning) {
    const start = index - CURRENT.length;
    if (!html.startsWith(CURRENT, start))
      throw new Error('`useCurrent` is for `aria-current` alone');
    const part = { current: addressOf(meaning.current), below: meaning.below };
    return { part, start, end: end + 1 };
  }
  const start = startOf(html, meaning, index);
  return { part: slotIn(html.slice(0, start), html.slice(end), meaning), start, end };
}

/** Every address begins with a slash; before any other mark it is the text's own. */
function startOf(text: string, meaning: Drawable, index: number): number {
  if (!('slot' in meaning))
    throw new Error('What was asked of an address can stand in `When` alone');
  if (!isAddress(meaning)) return index;
  if (text[index - 1] !== '/')
    throw new Error(`"${meaning.slot}" is drawn in another way than it is`);
  return index - 1;
}

/** A slot as an element's text, or in an attribute. */
function slotIn(before: string, after: string, meaning: Drawable): Slot {
  const { slot, kind } = meaning as Extract<Drawable, { slot: string }>;
  if (kind === 'flag') throw new Error(`The flag "${slot}" can stand in \`When\` alone`);
  if (before.lastIndexOf('<') <= before.lastIndexOf('>')) return { slot };
  const [, attribute = '', value = ''] = /([\w:-]+)="([^"]*)$/.exec(before) ?? [];
  if (RUN.test(attribute)) throw new Error(`The slot "${slot}" cannot stand in "${attribute}"`);
  if (!FOLLOWED.test(attribute)) return { slot };
  if (kind === 'segment' && /^\/(?!\/)/.test(value)) return { slot, as: 'segment' };
  if (!isAddress(meaning) || value !== '' || !after.startsWith('"'))
    throw new Error(`The slot "${slot}" is no address, and "${attribute}" is one as a whole`);
  return attribute.toLowerCase() === 'srcset' ? { slot, as: 'srcset' } : { slot };
}

/** An address inside the app, cut at its marks: one slot, or a path with segments that are slots. */
function addressOf(href: string): Address {
  const parts: Address = [];
  let at = 0;
  for (const { 0: mark, index } of href.matchAll(MARKS)) {
    const meaning = meant(mark);
    const start = startOf(href, meaning, index);
    const { slot, kind } = meaning as Extract<Drawable, { slot: string }>;
    if (kind !== 'segment' && start !== 0) throw new Error(`The slot "${slot}" is no address`);
    parts.push(href.slice(at, start), kind === 'segment' ? { slot, as: 'segment' } : { slot });
    at = index + mark.length;
  }
  return [...parts, href.slice(at)].filter((part) => part !== '');
}

function meant(mark: string): Drawable {
  const meaning = meaningOf(mark);
  if (!meaning) throw new Error(`"${mark}" looks like a mark, and is none`);
  if ('param' in meaning)
    throw new Error(
      `The parameter ":${meaning.param}" of the address is drawn, and a frame is drawn for every one`,
    );
  return meaning;
}
