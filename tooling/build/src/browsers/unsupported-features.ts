/** Finds features in a built script that not all supported browsers have. */
import type { Identifier } from '@mdn/browser-compat-data';
import type { AnyNode } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { excerpt, globalChain, memberName, type Script } from './script.ts';
import { browsersWithout, globalFeature, memberFeature } from './support.ts';

/** Globals with a check that this analysis cannot see; types cover the app's own code. */
const ACCEPTED = [
  'navigation', // React DOM checks once, outside the functions that use it.
];

function featureOf(node: AnyNode, declared: ReadonlySet<string>): Identifier | undefined {
  if (node.type === 'NewExpression') return undefined;
  const [owner, name, ...more] = globalChain(node, declared) ?? [];
  if (!owner || more.length > 0 || ACCEPTED.includes(owner)) return undefined;
  return name ? memberFeature(owner, name) : globalFeature(owner);
}

/** Reports whether a node is used: reading a missing member alone only gives undefined. */
function isUsed(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'CallExpression' && parent.callee === node) return !parent.optional;
  if (parent?.type === 'MemberExpression' && parent.object === node) return !parent.optional;
  if (parent?.type === 'NewExpression' && parent.callee === node) return true;
  return node.type === 'Identifier' && parent?.type !== 'UnaryExpression';
}

/** Reports whether a condition around the node checks the name: `'x' in window ? x() : …`. */
function isFeatureChecked(name: string, node: AnyNode, outer: AnyNode[], code: string): boolean {
  return outer.some((one) => {
    const condition =
      one.type === 'LogicalExpression' ? one.left : 'test' in one ? one.test : undefined;
    if (!condition || (condition.start <= node.start && node.end <= condition.end)) return false;
    return code.slice(condition.start, condition.end).includes(name);
  });
}

/** Returns a line per unchecked use of a feature that not all supported browsers have. */
export function unsupportedFeaturesIn({ code, program, declared }: Script): string[] {
  const lines: string[] = [];
  fullAncestor(program, (node, _state, ancestors, type) => {
    if (type === 'VariablePattern') return;
    const missing = browsersWithout(featureOf(node, declared));
    if (missing.length === 0) return;
    const outer = ancestors.slice(0, -1);
    const name = node.type === 'Identifier' ? node.name : (memberName(node) ?? '');
    if (!isUsed(node, outer.at(-1))) return;
    if (isFeatureChecked(name, node, outer, code)) return;
    lines.push(`${name}, not in ${missing.join(', ')}: ${excerpt(code, node.start, node.end)}`);
  });
  return lines;
}
