import { segmentOf } from '../addresses/segment.ts';
import type { Address, Condition, TemplateNode, TemplateVariable } from '../contracts/template.ts';
import { srcSetOf } from '../hotel/media.ts';

/** Variables by name: texts, addresses, flags, and lists of items with own variables. */
export type TemplateValues = { readonly [name: string]: unknown };

/** Everything a template is filled from: its variables, and the addresses of this hotel. */
export type TemplateContext = {
  values: TemplateValues;
  /** Reports whether this hotel has a page at an address. */
  canOpen: (href: string) => boolean;
  /** Reports whether the page is at an address; with `below`, also at a descendant. */
  isHere: (href: string, below: boolean) => boolean;
};

/** Limit of the output. The app's own templates stay below a quarter of it, even for large hotels. */
const MAX_CHARACTERS = 1_000_000;
/** Limit of the nodes visited: also a node without output takes time. */
const MAX_NODES = 100_000;
/** The cost of one `canOpen`, counted in nodes. */
const NODES_PER_CAN_OPEN = 100;
/** The cost of one list item, whose variables are merged with the page's; counted in nodes. */
const NODES_PER_ITEM = 5;

/**
 * Renders a template to the markup that React writes for the same values (decision 12). Escapes every
 * value; `outlet` is markup. Throws a `RangeError` above the limits: nested lists multiply.
 */
export function fillTemplate(
  nodes: readonly TemplateNode[],
  context: TemplateContext,
  outlet = '',
): string {
  const output = new Output();
  write(nodes, context, outlet, output);
  return output.html;
}

/** The markup written so far. */
class Output {
  /** Joined once at the end: reading a growing string joins it again each time. */
  #pieces: string[] = [];
  #endsInText = false;
  /** Set where a dynamic node begins or ends. */
  #isBoundary = false;
  #characters = 0;
  #nodes = 0;

  get html(): string {
    return this.#pieces.join('');
  }

  markBoundary(): void {
    this.#isBoundary = true;
  }

  /** Counts work against the limits. */
  count({ characters = 0, nodes = 0 }): void {
    this.#characters += characters;
    this.#nodes += nodes;
    if (this.#characters > MAX_CHARACTERS || this.#nodes > MAX_NODES)
      throw new RangeError('The template writes more than a page may have');
  }

  /** Writes markup; like React, separates two adjacent texts, which a browser would merge. */
  append(markup: string): void {
    if (markup === '') return;
    this.count({ characters: markup.length });
    const isTextAfterText = this.#endsInText && !markup.startsWith('<');
    this.#pieces.push(this.#isBoundary && isTextAfterText ? `<!-- -->${markup}` : markup);
    this.#endsInText = !markup.endsWith('>');
    this.#isBoundary = false;
  }
}

function write(
  nodes: readonly TemplateNode[],
  context: TemplateContext,
  outlet: string,
  output: Output,
): void {
  for (const node of nodes) {
    output.count({ nodes: 1 });
    if (typeof node === 'string') output.append(node);
    else if ('variable' in node) output.append(escapeHtml(textOf(node, context)));
    else if ('current' in node) {
      const isHere = context.isHere(addressOf(node.current, context, output), node.below);
      output.append(isHere ? ' aria-current="page"' : '');
    } else {
      output.markBoundary();
      if ('outlet' in node) output.append(outlet);
      else if ('if' in node) {
        const branch = isTrue(node.if, context, output) ? node.nodes : node.otherwise;
        write(branch, context, outlet, output);
      } else {
        for (const item of itemsOf(node.for, context)) {
          output.count({ nodes: NODES_PER_ITEM });
          write(node.nodes, itemContext(context, node.for, item), outlet, output);
          output.markBoundary();
        }
      }
      output.markBoundary();
    }
  }
}

/** The context of one list item: its variables are prefixed with the name of the list. */
function itemContext(
  context: TemplateContext,
  list: string,
  item: TemplateValues,
): TemplateContext {
  const own = Object.entries(item).map(([name, value]) => [`${list}.${name}`, value]);
  return { ...context, values: { ...context.values, ...Object.fromEntries(own) } };
}

function variableValueOf(variable: string, { values }: TemplateContext): unknown {
  return Object.hasOwn(values, variable) ? values[variable] : undefined;
}

function textOf({ variable, as }: TemplateVariable, context: TemplateContext): string {
  const value = variableValueOf(variable, context);
  const text = typeof value === 'string' ? value : '';
  if (as === 'segment') return segmentOf(text);
  return as === 'srcset' ? (srcSetOf(text) ?? text) : text;
}

function itemsOf(list: string, context: TemplateContext): readonly TemplateValues[] {
  const items = variableValueOf(list, context);
  return Array.isArray(items) ? items : [];
}

function isTrue(condition: Condition, context: TemplateContext, output: Output): boolean {
  if ('variable' in condition) return Boolean(variableValueOf(condition.variable, context));
  output.count({ nodes: NODES_PER_CAN_OPEN });
  return context.canOpen(addressOf(condition.open, context, output));
}

function addressOf(address: Address, context: TemplateContext, output: Output): string {
  const texts = address.map((node) => {
    const text = typeof node === 'string' ? node : textOf(node, context);
    output.count({ characters: text.length, nodes: 1 });
    return text;
  });
  return texts.join('');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes text for element content or a quoted attribute, as React does. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
