/** Reads a built style sheet for what could change screens other than those it came for. */
import { type AtRule, type ChildNode, parse } from 'postcss';
import { LAYERS } from '../shared/src/contracts/layers.ts';

const known = (name: string) => LAYERS.some((layer) => layer === name.trim());

/** A dot in them makes no class. */
const STRINGS = /"[^"]*"|'[^']*'/g;

const headOf = (node: ChildNode) =>
  node.type === 'atrule' ? `@${node.name} ${node.params}`.trim() : node.toString().split('{', 1)[0];

function isLayered(node: ChildNode): boolean {
  if (node.type === 'comment') return true;
  if (node.type !== 'atrule') return false;
  return node.name === 'charset' || (node.name === 'layer' && node.params.split(',').every(known));
}

/** A sentence for every rule outside the layers: it would win over whatever stands in them. */
export function outsideLayers(css: string): string[] {
  return parse(css)
    .nodes.filter((node) => !isLayered(node))
    .map((node) => `${headOf(node)} stands outside the layers ${LAYERS.join(', ')}.`);
}

const namesClass = (selector: string) => /\.[^\d\s]/.test(selector.replaceAll(STRINGS, ''));

/** Whether a rule is bounded by what it stands in: another rule, a scope, an animation. */
function isBounded({ parent }: ChildNode): boolean {
  if (!parent || parent.type === 'root') return false;
  if (parent.type === 'rule') return true;
  const { name, params } = parent as AtRule;
  if (/keyframes$/i.test(name) || (/^scope$/i.test(name) && namesClass(params))) return true;
  return isBounded(parent as AtRule);
}

/** A sentence for every selector without a class: it would reach into the screens of others. */
export function reachingOut(css: string): string[] {
  const sentences: string[] = [];
  parse(css).walkRules((rule) => {
    if (isBounded(rule)) return;
    for (const selector of rule.selectors)
      if (!namesClass(selector))
        sentences.push(`${selector} names no class, so it reaches into the screens of others.`);
  });
  return sentences;
}
