/** Parses a built script and finds the names of globals in it. */
import { type AnyNode, type Program, parse } from 'acorn';
import { full } from 'acorn-walk';
import { ES_VERSION } from './oldest-versions.ts';

const WINDOWS = ['window', 'self', 'globalThis'];

/** A parsed script, with the names that it declares in any scope. */
export type Script = { code: string; program: Program; declared: ReadonlySet<string> };

export const excerpt = (code: string, start: number, end: number): string =>
  `…${code.slice(Math.max(0, start - 40), end + 40)}…`;

/** Parses a script; throws an error if its syntax is not in all supported browsers. */
export function parseScript(code: string): Script {
  let program: Program;
  try {
    program = parse(code, { ecmaVersion: ES_VERSION, sourceType: 'module' });
  } catch (error) {
    const { message, pos } = error as SyntaxError & { pos: number };
    throw new Error(`${message}: ${excerpt(code, pos, pos)}`);
  }
  const declared = new Set<string>();
  full(program, (node, _state, type) => {
    if (type === 'VariablePattern' && node.type === 'Identifier') declared.add(node.name);
  });
  return { code, program, declared };
}

export const memberName = (node: AnyNode): string | undefined =>
  node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : undefined;

/** Returns the names of a member chain that begins with a global, without `window`. */
export function globalChain(node: AnyNode, declared: ReadonlySet<string>): string[] | undefined {
  if (node.type === 'NewExpression') return globalChain(node.callee, declared);
  if (node.type === 'Identifier' && !declared.has(node.name))
    return WINDOWS.includes(node.name) ? [] : [node.name];
  const name = memberName(node);
  if (node.type !== 'MemberExpression' || name === undefined) return undefined;
  return globalChain(node.object, declared)?.concat(name);
}
