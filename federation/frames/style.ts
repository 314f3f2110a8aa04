/** The rules that a frame needs, of a release's style sheets. */
import postcss, { type ChildNode } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { IN_RELEASE, type Part } from '../../shared/src/contracts/frame.ts';

/** Attributes whose values are not known here. */
const SLOTTED = ['src', 'href', 'dir', 'aria-current'];

export type Sheet = { path: string; css: string };

/** What of these sheets applies to anything that the frame may draw. */
export async function styleOf(parts: readonly Part[], sheets: readonly Sheet[]): Promise<string> {
  const content = [{ raw: `<html><body>${markupIn(parts)}`, extension: 'html' }];
  const styles = sheets.map(async (sheet) => {
    const { base, rest } = split(withAddresses(sheet));
    const kept = { variables: false, keyframes: true, dynamicAttributes: SLOTTED };
    const [purged] = await new PurgeCSS().purge({ content, css: [{ raw: rest }], ...kept });
    return base + (purged?.css ?? '');
  });
  return (await Promise.all(styles)).join('');
}

/** The ground is for what stands in any frame, elements without a class among it: it stays whole. */
function split(css: string): { base: string; rest: string } {
  const isGround = (node: ChildNode) =>
    node.type === 'atrule' &&
    (node.name === 'font-face' || (node.name === 'layer' && node.params === 'base'));
  const { nodes } = postcss.parse(css);
  const text = (some: ChildNode[]) =>
    postcss.root({ nodes: some, raws: { semicolon: true } }).toString();
  return {
    base: text(nodes.filter(isGround)),
    rest: text(nodes.filter((node) => !isGround(node))),
  };
}

/** All that a frame may write, whichever conditions hold. */
function markupIn(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('when' in part) return markupIn(part.yes) + markupIn(part.no);
      if ('each' in part) return markupIn(part.item);
      return 'current' in part ? ' aria-current="page"' : '';
    })
    .join('');
}

/** The rules will lie in a page: what they name is named from the release on. */
function withAddresses({ path, css }: Sheet): string {
  return css.replaceAll(/url\((["']?)(?!data:|#)([^)"']+)\1\)/g, (_, __, address: string) => {
    const { pathname } = new URL(address, `http://release/${path}`);
    return `url(${IN_RELEASE}${pathname.slice(1)})`;
  });
}
