/** Checks a release's template file against what the compiler makes of the same markup. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Address,
  type Condition,
  MAX_TEMPLATE_BYTES,
  Template,
  type TemplateNode,
} from '@foyer/shared/contracts/template.ts';
import { compileTemplate } from './compile.ts';
import { MARKER_PATTERN, markerOf } from './markers.ts';
import { type NestedKind, VARIABLE_KINDS } from './variable-kinds.ts';

/** Markup as React writes it: a comment, a tag, or text. */
const TOKEN =
  /<!--(?: |\/?\$)-->|<(?<end>\/?)(?<name>[a-z][\w-]*)(?: [\w:-]+(?:="[^"<>]*")?)*(?<void>\/?)>|[^<>]+/giy;
const VOID = /^(?:area|br|col|hr|img|input|source|track|wbr)$/;
/** Elements that no end tag closes. */
const UNCLOSABLE = /^plaintext$/i;

/**
 * Returns why a page cannot use this template, or undefined if it can. Filling a template checks
 * nothing of this: an unclosed element would swallow the rest of the page.
 */
export function templateProblem(file: Uint8Array): string | undefined {
  if (file.byteLength > MAX_TEMPLATE_BYTES)
    return `It has ${file.byteLength} bytes, more than ${MAX_TEMPLATE_BYTES}`;
  try {
    const { data, error } = Template.safeParse(JSON.parse(new TextDecoder().decode(file)));
    if (!data) {
      const issues = error.issues.map(({ path, message }) => `${path.join('.')}, ${message}`);
      return `It is not a valid template: ${issues.join('; ')}`;
    }
    const html = markupOf(data.nodes);
    assertClosed(html);
    return isDeepStrictEqual(compileTemplate(html), data.nodes)
      ? undefined
      : 'It differs from what the compiler makes of the same markup';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns the markup with markers that a template was compiled from. */
const markupOf = (nodes: readonly TemplateNode[]): string => nodes.map(nodeMarkup).join('');

function nodeMarkup(node: TemplateNode): string {
  if (typeof node === 'string') return node;
  if ('variable' in node) return variableMarker(node.variable);
  if ('current' in node) {
    const { current, below } = node;
    return ` aria-current="${markerOf({ current: addressOf(current), below })}"`;
  }
  if ('outlet' in node) return '<foyer-outlet></foyer-outlet>';
  if ('for' in node) {
    if (typeof kindOf(node.for) !== 'object') throw new Error(`"${node.for}" is not a list`);
    return `<foyer-for of="${node.for}">${markupOf(node.nodes)}</foyer-for>`;
  }
  const nodes = `<foyer-nodes>${markupOf(node.nodes)}</foyer-nodes>`;
  const otherwise = `<foyer-otherwise>${markupOf(node.otherwise)}</foyer-otherwise>`;
  return `<foyer-if of="${conditionOf(node.if)}">${nodes}${otherwise}</foyer-if>`;
}

/** Returns a condition as `If` writes it. The marker of an address has no slash there. */
function conditionOf(condition: Condition): string {
  if ('open' in condition) return markerOf({ open: addressOf(condition.open) });
  return variableMarker(condition.variable).replace('/', '');
}

function addressOf(address: Address): string {
  return address
    .map((node) => (typeof node === 'string' ? node : variableMarker(node.variable)))
    .join('');
}

function variableMarker(variable: string): string {
  const kind = kindOf(variable);
  if (typeof kind === 'object')
    throw new Error(`The list "${variable}" can be used only in \`For\``);
  return markerOf({ variable, kind });
}

/** Returns the kind of a variable. The name of an item's variable begins with its list. */
function kindOf(variable: string): NestedKind {
  let kind: NestedKind | undefined = VARIABLE_KINDS;
  for (const name of variable.split('.'))
    kind = typeof kind === 'object' && Object.hasOwn(kind, name) ? kind[name] : undefined;
  if (!kind) throw new Error(`There is no variable "${variable}"`);
  return kind;
}

/** Throws for markup that React would not write: unclosed tags and elements. */
function assertClosed(html: string): void {
  // A marker is a value or a text, never a part of a name.
  const markup = html.replaceAll(MARKER_PATTERN, '\0');
  const open: string[] = [];
  let at = 0;
  for (const { 0: token, index, groups: tag } of markup.matchAll(TOKEN)) {
    at = index + token.length;
    const name = tag?.name;
    if (!name) continue;
    if (UNCLOSABLE.test(name)) throw new Error(`A template cannot have <${name}`);
    if (VOID.test(name) && !tag.end) continue;
    if (tag.void) throw new Error(`<${name}/> is not a void element`);
    if (!tag.end) open.push(name);
    else if (open.pop() !== name)
      throw new Error(`</${name}> closes an element that was not opened there`);
  }
  if (at < markup.length)
    throw new Error(`"${markup.slice(at, at + 40)}" is not markup that React writes`);
  if (open.length > 0) throw new Error(`It leaves <${open.at(-1)}> open`);
}
