/** Checks a built style sheet for rules that could affect other screens. */

import { LAYERS } from '@foyer/shared/contracts/layers.ts';
import { type AtRule, type ChildNode, parse } from 'postcss';

const isLayer = (name: string) => LAYERS.some((layer) => layer === name.trim());

/** Strings, in which a dot is not a class. */
const STRINGS = /"[^"]*"|'[^']*'/g;

const headOf = (node: ChildNode) =>
  node.type === 'atrule' ? `@${node.name} ${node.params}`.trim() : node.toString().split('{', 1)[0];

function isLayered(node: ChildNode): boolean {
  if (node.type === 'comment') return true;
  if (node.type !== 'atrule') return false;
  return (
    node.name === 'charset' || (node.name === 'layer' && node.params.split(',').every(isLayer))
  );
}

/** Returns a sentence per rule outside the layers, which would override every layer. */
export function layerProblems(css: string): string[] {
  return parse(css)
    .nodes.filter((node) => !isLayered(node))
    .map((node) => `${headOf(node)} is outside the layers ${LAYERS.join(', ')}.`);
}

const namesClass = (selector: string) => /\.[^\d\s]/.test(selector.replaceAll(STRINGS, ''));

/** Reports whether a parent limits a rule: another rule, a scope or an animation. */
function isBounded({ parent }: ChildNode): boolean {
  if (!parent || parent.type === 'root') return false;
  if (parent.type === 'rule') return true;
  const { name, params } = parent as AtRule;
  if (/keyframes$/i.test(name) || (/^scope$/i.test(name) && namesClass(params))) return true;
  return isBounded(parent as AtRule);
}

/** Returns a sentence per selector without a class, which would affect other screens. */
export function globalSelectorProblems(css: string): string[] {
  const sentences: string[] = [];
  parse(css).walkRules((rule) => {
    if (isBounded(rule)) return;
    for (const selector of rule.selectors)
      if (!namesClass(selector))
        sentences.push(
          `${selector} names no class, so it would affect other screens: give it one (docs/team/writing-a-remote.md#styles).`,
        );
  });
  return sentences;
}
