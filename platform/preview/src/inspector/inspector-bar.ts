import type { Decorations } from '@foyer/prerender/page';
import type { Resolution } from '@foyer/releases/composition';
import { INSPECT_BUTTON } from '@foyer/shared/contracts/inspector-data.ts';
import { html } from 'hono/html';
import { inspectedOf } from './inspected.ts';
import { INSPECTOR_PATH, inspectorTags, type LoadInspector } from './inspector.ts';

/** Keyboard shortcut of the inspector. */
const SHORTCUT = 'Alt+I';

/**
 * Styles a bar above the app, which starts below it (`--strip`). The bar's colours do not depend on the
 * hotel.
 */
const STYLE = `
:root{--bar:2.875rem;--strip:var(--bar)}
@media (max-width:479px){:root{--bar:3.875rem}.bar span{display:block;overflow:hidden;text-overflow:ellipsis}}
[popover=manual]{margin-block-start:var(--bar)}
.bar{position:fixed;inset:0 0 auto;z-index:35;display:flex;align-items:center;box-sizing:border-box;height:var(--bar);padding-inline:12px 4px;border-block-end:2px solid #f2b134;background:#16181b;color:#fff;font:400 .75rem/1.3 system-ui,-apple-system,"Segoe UI",sans-serif}
.bar p{flex:1;min-width:0;margin:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.bar b{display:block;font-size:.8125rem;font-weight:600;overflow:hidden;text-overflow:ellipsis}
.bar i{color:#f2b134;font-style:normal;font-weight:600}
@media (max-width:359px){.bar b{font-size:.75rem}}
.bar a,.bar button{display:flex;align-items:center;justify-content:center;flex:none;min-width:44px;height:100%;margin:0;padding:0 8px;border:0;background:none;color:#fff;font:600 .8125rem/1 system-ui,-apple-system,"Segoe UI",sans-serif;text-decoration:none;cursor:pointer}
.bar a:hover,.bar button:hover{background:#2b2f34}
.bar :focus-visible{outline:2px solid #f2b134;outline-offset:-4px;box-shadow:none}
`.replaceAll('\n', '');

/** The bar of a page that is not for guests. */
export type Bar = Partial<Pick<Decorations, 'style' | 'head' | 'scripts'>> & {
  title: string;
  /**
   * Kind of the page; it forms the second line with the facts. On phones each fact has its own
   * line.
   */
  kind: string;
  facts: string[];
  link?: [address: string, label: string];
  /** Markup after the text. */
  note?: Decorations['html'];
  isEphemeral: boolean;
  sourceOf?: Parameters<typeof inspectedOf>[1];
};

/** Returns a bar with the inspector, if that is built. */
export async function inspectorBar(
  resolution: Resolution,
  inspector: LoadInspector | undefined,
  { title, kind, facts: [first, ...others], link, note, isEphemeral, sourceOf, ...added }: Bar,
): Promise<Decorations> {
  const built = await inspector?.();
  const lines = [html`<i>${kind}</i> ${first}`, ...others];
  const button =
    built &&
    html`<button type="button" id="${INSPECT_BUTTON}" aria-keyshortcuts="${SHORTCUT}" title="${SHORTCUT}">Inspect</button>`;
  const anchor = link && html`<a href="${link[0]}">${link[1]}</a>`;
  const spans = lines.map((line, index) => html`${index > 0 && ' '}<span>${line}</span>`);
  return {
    style: STYLE + (added.style ?? ''),
    head: html`${built && inspectorTags(built, inspectedOf(resolution, sourceOf))}${added.head}`,
    html: html`<aside class="bar" lang="en" dir="ltr" aria-label="${kind}"><p><b>${title}</b>${spans}</p>${button}${anchor}${note}</aside>`,
    scripts: [...(built ? [INSPECTOR_PATH] : []), ...(added.scripts ?? [])],
    isEphemeral,
  };
}
