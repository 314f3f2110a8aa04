/** Reads a built script, dependencies included, for what not all declared browsers have. */
import type { Identifier } from '@mdn/browser-compat-data';
import { type AnyNode, type Program, parse } from 'acorn';
import { full, fullAncestor } from 'acorn-walk';
import { ES_EDITION } from './declared.ts';
import { globalFeature, memberFeature, missingIn } from './support.ts';

/** Global objects whose interface has another name. */
const INTERFACES: Record<string, string> = {
  document: 'Document',
  navigator: 'Navigator',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  screen: 'Screen',
  crypto: 'Crypto',
};

const WINDOWS = ['window', 'self', 'globalThis'];

/** Asked for where this reading does not see it; our own code is held to it by its types. */
const ACCEPTED = [
  'navigation', // React DOM asks once, around the functions that use it.
];

const memberName = (node: AnyNode) =>
  node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : undefined;

/** The names of a chain that begins with something global or made of it, `window` left out. */
function globalChain(node: AnyNode, declared: Set<string>): string[] | undefined {
  if (node.type === 'NewExpression') return globalChain(node.callee, declared);
  if (node.type === 'Identifier' && !declared.has(node.name))
    return WINDOWS.includes(node.name) ? [] : [node.name];
  const name = memberName(node);
  if (node.type !== 'MemberExpression' || name === undefined) return undefined;
  return globalChain(node.object, declared)?.concat(name);
}

function featureOf(node: AnyNode, declared: Set<string>): Identifier | undefined {
  if (node.type === 'NewExpression') return undefined;
  const [owner, name, ...more] = globalChain(node, declared) ?? [];
  if (!owner || more.length > 0) return undefined;
  return name ? memberFeature(INTERFACES[owner] ?? owner, name) : globalFeature(owner);
}

/** Reading a member that is missing gives undefined, which harms nobody until it is used. */
function isUsed(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'CallExpression' && parent.callee === node) return !parent.optional;
  if (parent?.type === 'MemberExpression' && parent.object === node) return !parent.optional;
  if (parent?.type === 'NewExpression' && parent.callee === node) return true;
  return node.type === 'Identifier' && parent?.type !== 'UnaryExpression';
}

/** Whether a condition that it hangs on asks for the name: `'x' in window ? x() : …`. */
function isAskedFor(name: string, node: AnyNode, outer: AnyNode[], code: string): boolean {
  return outer.some((one) => {
    const asked =
      one.type === 'LogicalExpression' ? one.left : 'test' in one ? one.test : undefined;
    if (!asked || (asked.start <= node.start && node.end <= asked.end)) return false;
    return code.slice(asked.start, asked.end).includes(name);
  });
}

const around = (code: string, start: number, end: number) =>
  `…${code.slice(Math.max(0, start - 40), end + 40)}…`;

/** What a built script uses, without asking, that not all declared browsers have: a line each. */
export function missingFor(code: string): string[] {
  let program: Program;
  try {
    program = parse(code, { ecmaVersion: ES_EDITION, sourceType: 'module' });
  } catch (error) {
    const { message, pos } = error as SyntaxError & { pos: number };
    return [`${message}: ${around(code, pos, pos)}`];
  }
  const declared = new Set<string>();
  full(program, (node, _state, type) => {
    if (type === 'VariablePattern' && node.type === 'Identifier') declared.add(node.name);
  });
  const lines: string[] = [];
  fullAncestor(program, (node, _state, ancestors, type) => {
    if (type === 'VariablePattern') return;
    const missing = missingIn(featureOf(node, declared));
    if (missing.length === 0) return;
    const outer = ancestors.slice(0, -1);
    const name = node.type === 'Identifier' ? node.name : (memberName(node) ?? '');
    if (ACCEPTED.includes(name) || !isUsed(node, outer.at(-1))) return;
    if (isAskedFor(name, node, outer, code)) return;
    lines.push(`${name}, not in ${missing.join(', ')}: ${around(code, node.start, node.end)}`);
  });
  return lines;
}
