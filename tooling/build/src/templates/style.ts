/** Extracts the rules that a template needs from a release's style sheets. */

import { RELEASE_URL_PREFIX, type TemplateNode } from '@foyer/shared/contracts/template.ts';
import postcss, { type ChildNode } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Attributes whose values are template variables. */
const DYNAMIC_ATTRIBUTES = ['src', 'href', 'dir', 'aria-current'];

export type Sheet = { path: string; css: string };

/** Returns the rules that apply to anything the template may render. */
export async function styleOf(
  nodes: readonly TemplateNode[],
  sheets: readonly Sheet[],
): Promise<string> {
  const content = [{ raw: `<html><body>${markupIn(nodes)}`, extension: 'html' }];
  const styles = sheets.map(async (sheet) => {
    const { base, rest } = splitBase(withReleaseUrls(sheet));
    const options = { variables: false, keyframes: true, dynamicAttributes: DYNAMIC_ATTRIBUTES };
    const [purged] = await new PurgeCSS().purge({ content, css: [{ raw: rest }], ...options });
    return base + (purged?.css ?? '');
  });
  return (await Promise.all(styles)).join('');
}

/** Separates the base layer and the fonts, which stay whole. They style elements without a class. */
function splitBase(css: string): { base: string; rest: string } {
  const isBase = (node: ChildNode) =>
    node.type === 'atrule' &&
    (node.name === 'font-face' || (node.name === 'layer' && node.params === 'base'));
  const { nodes } = postcss.parse(css);
  const text = (some: ChildNode[]) =>
    postcss.root({ nodes: some, raws: { semicolon: true } }).toString();
  return {
    base: text(nodes.filter(isBase)),
    rest: text(nodes.filter((node) => !isBase(node))),
  };
}

/** Returns the static markup of both branches of every condition. */
function markupIn(nodes: readonly TemplateNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if ('if' in node) return markupIn(node.nodes) + markupIn(node.otherwise);
      if ('for' in node) return markupIn(node.nodes);
      return 'current' in node ? ' aria-current="page"' : '';
    })
    .join('');
}

/** Makes URLs relative to the release, because the rules move into the page. */
function withReleaseUrls({ path, css }: Sheet): string {
  return css.replaceAll(/url\((["']?)(?!data:|#)([^)"']+)\1\)/g, (_, __, address: string) => {
    const { pathname } = new URL(address, `http://release/${path}`);
    return `url(${RELEASE_URL_PREFIX}${pathname.slice(1)})`;
  });
}
