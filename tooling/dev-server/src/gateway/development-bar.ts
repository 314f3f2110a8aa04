import type { PageDecorations } from '@foyer/prerender/page';
import { inspectorBar, type LoadInspector } from '@foyer/preview/inspector';
import { SHELL } from '@foyer/releases/contracts';
import { html } from 'hono/html';
import type { Options } from '../options.ts';
import { BAR_SCRIPT, NOTES_LIST, NOTES_OPENER, STALE_NOTICE } from '../page/page-status.ts';

function factOf({ source, from }: Options): string {
  if (!source) return 'of this checkout';
  return `of this checkout, all else ${from ? `of ${new URL(from).host}` : 'from releases'}`;
}

const STYLE = `
#${STALE_NOTICE}{color:#f2b134;font-weight:600}
#${NOTES_LIST}{inset:var(--bar) auto auto 0;box-sizing:border-box;max-width:100%;max-height:60%;margin:0;padding:12px 16px 12px 32px;overflow:auto;border:2px solid #f2b134;background:#16181b;color:#fff;font:400 .8125rem/1.4 system-ui,sans-serif;overflow-wrap:anywhere}
`.replaceAll('\n', '');

/** Returns the bar of a page in development, whose script shows notes about its sources. */
export function developmentBar(inspector: LoadInspector, options: Options): PageDecorations {
  return (resolution) => {
    const { shell, remotes } = resolution.composition;
    const versions = Object.fromEntries([
      [SHELL, shell.version],
      ...remotes.map(({ name, sources: [first] }) => [name, first?.version]),
    ]);
    return inspectorBar(resolution, inspector, {
      title: 'Development',
      kind: options.source ?? 'Builds',
      facts: [factOf(options)],
      isEphemeral: false,
      style: STYLE,
      head: html`<script type="module" src="${BAR_SCRIPT}"></script>`,
      note: html`<span id="${STALE_NOTICE}" role="status" data-versions="${JSON.stringify(versions)}"></span><button type="button" id="${NOTES_OPENER}" popovertarget="${NOTES_LIST}" hidden></button><ul id="${NOTES_LIST}" popover></ul>`,
      scripts: [BAR_SCRIPT],
    });
  };
}
