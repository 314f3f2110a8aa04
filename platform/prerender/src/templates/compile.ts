/** Compiles the markup of a screen that was rendered with markers into a template. */
import type {
  Address,
  Condition,
  TemplateNode,
  TemplateVariable,
} from '@foyer/shared/contracts/template.ts';
import {
  isAddress,
  MARKER_PATTERN,
  meaningOf,
  type TemplateMeaning,
  type VariableMeaning,
} from './markers.ts';

/** Elements without markup inside, or that load or run something. */
const REFUSED = /<(?:script|style|iframe|object|embed|template|base|meta|link|noscript)\b|<!--\$!/i;
/** A form that the browser would submit before there is code: the input would end up in the address. */
const SUBMITTED_FORM = /<form(?![^>]* method="dialog")/i;
/** Attributes that the browser or a script of the page resolves as a URL. */
const URL_ATTRIBUTE =
  /^(?:href|data-href|src|srcset|action|formaction|poster|cite|data|xlink:href)$/i;
/** Attributes that hold code or style. */
const CODE_ATTRIBUTE = /^(?:style|on.*|srcdoc)$/i;
/** The attribute that `useAriaCurrent` sets. */
const CURRENT = ' aria-current="';
/** The tags of the elements that `if-for.tsx` and `outlet.tsx` render. */
const BOUNDARY = /<foyer-(if|nodes|otherwise|for|outlet)(?: of="([^"]*)")?>|<\/foyer-\w+>/g;

type Element = { name: string; of: string; children: (Element | string)[] };

/** Returns the template of a screen; throws if a variable is used where its kind does not allow it. */
export function compileTemplate(html: string): TemplateNode[] {
  const refused = REFUSED.exec(html)?.[0];
  if (refused) throw new Error(`A template cannot have ${refused}`);
  if (SUBMITTED_FORM.test(html)) throw new Error('A form in a template needs method="dialog"');
  return nodesOf(treeOf(html).children);
}

/** Parses the boundary elements into a tree; other markup stays text. */
function treeOf(html: string): Element {
  const root: Element = { name: 'root', of: '', children: [] };
  const open = [root];
  let at = 0;
  for (const { 0: tag, 1: name, 2: of = '', index } of html.matchAll(BOUNDARY)) {
    const parent = open.at(-1) ?? root;
    parent.children.push(html.slice(at, index));
    at = index + tag.length;
    const element: Element = { name: name ?? '', of, children: [] };
    if (!name) open.pop();
    else open.push(element);
    if (name) parent.children.push(element);
  }
  root.children.push(html.slice(at));
  return root;
}

function nodesOf(children: Element['children']): TemplateNode[] {
  return children.flatMap((child) =>
    typeof child === 'string' ? markupNodes(child) : [nodeOf(child)],
  );
}

function nodeOf({ name, of, children }: Element): TemplateNode {
  if (name === 'outlet') return { outlet: true };
  if (name === 'for') return { for: of, nodes: nodesOf(children) };
  const [nodes, otherwise] = children.filter((child) => typeof child !== 'string');
  return {
    if: conditionOf(of),
    nodes: nodesOf(nodes?.children ?? []),
    otherwise: nodesOf(otherwise?.children ?? []),
  };
}

function conditionOf(of: string): Condition {
  const meaning = templateMeaningOf(of);
  if ('variable' in meaning) return { variable: meaning.variable };
  if ('open' in meaning) return { open: addressOf(meaning.open) };
  throw new Error('`useAriaCurrent` is for `aria-current` alone');
}

/** The node at a marker, and the part of the text that it replaces. */
type NodeAt<Node> = { node: Node; start: number; end: number };

/** Splits a text at its markers. */
function splitAtMarkers<Node>(
  text: string,
  nodeAt: (meaning: TemplateMeaning, start: number, end: number) => NodeAt<Node>,
): (string | Node)[] {
  const nodes: (string | Node)[] = [];
  let at = 0;
  for (const { 0: marker, index } of text.matchAll(MARKER_PATTERN)) {
    const meaning = templateMeaningOf(marker);
    const from = startOf(text, meaning, index);
    const { node, start, end } = nodeAt(meaning, from, index + marker.length);
    nodes.push(text.slice(at, start), node);
    at = end;
  }
  return [...nodes, text.slice(at)].filter((node) => node !== '');
}

/** Splits markup without boundaries. */
const markupNodes = (html: string) =>
  splitAtMarkers<TemplateNode>(html, (meaning, start, end) => {
    if (!('current' in meaning)) {
      const node = variableIn(html.slice(0, start), html.slice(end), variableOf(meaning));
      return { node, start, end };
    }
    const attributeStart = start - CURRENT.length;
    if (!html.startsWith(CURRENT, attributeStart))
      throw new Error('`useAriaCurrent` is for `aria-current` alone');
    const node = { current: addressOf(meaning.current), below: meaning.below };
    return { node, start: attributeStart, end: end + 1 };
  });

/** Splits an address inside the app: one variable, or a path with variable segments. */
const addressOf = (href: string): Address =>
  splitAtMarkers<TemplateVariable>(href, (meaning, start, end) => {
    const { variable, kind } = variableOf(meaning);
    const isSegment = kind === 'segment';
    if (!isSegment && start !== 0)
      throw new Error(`The variable "${variable}" is not the whole address`);
    return { node: { variable, ...(isSegment && { as: 'segment' }) }, start, end };
  });

function variableOf(meaning: TemplateMeaning): VariableMeaning {
  if ('variable' in meaning) return meaning;
  throw new Error('The result of `canOpen` can be used in `If` alone');
}

/** Returns where a marker begins: an address marker includes the slash before it. */
function startOf(text: string, meaning: TemplateMeaning, index: number): number {
  if (!isAddress(meaning)) return index;
  if (text[index - 1] !== '/') throw new Error(`"${meaning.variable}" must be rendered unchanged`);
  return index - 1;
}

/** Returns the node of a variable in text or in an attribute. */
function variableIn(before: string, after: string, meaning: VariableMeaning): TemplateVariable {
  const { variable, kind } = meaning;
  if (kind === 'flag') throw new Error(`The flag "${variable}" can be used in \`If\` alone`);
  if (before.lastIndexOf('<') <= before.lastIndexOf('>')) return { variable };
  const [, attribute = '', value = ''] = /([\w:-]+)="([^"]*)$/.exec(before) ?? [];
  if (CODE_ATTRIBUTE.test(attribute))
    throw new Error(`The variable "${variable}" cannot be used in "${attribute}"`);
  if (!URL_ATTRIBUTE.test(attribute)) return { variable };
  if (kind === 'segment' && /^\/(?!\/)/.test(value)) return { variable, as: 'segment' };
  if (!isAddress(meaning) || value !== '' || !after.startsWith('"'))
    throw new Error(`The variable "${variable}" is not the whole address of "${attribute}"`);
  return attribute.toLowerCase() === 'srcset' ? { variable, as: 'srcset' } : { variable };
}

function templateMeaningOf(marker: string): TemplateMeaning {
  const meaning = meaningOf(marker);
  if (!meaning) throw new Error(`"${marker}" looks like a marker, but is none`);
  if ('param' in meaning)
    throw new Error(
      `The screen renders the address parameter ":${meaning.param}", but one template serves every address`,
    );
  return meaning;
}
