import type { PageDecorations } from '@foyer/prerender/page';
import type { Inspector } from '@foyer/preview/inspector';
import { type BarText, inspectorBar } from '@foyer/preview/inspector';
import { SHELL } from '@foyer/releases/contracts';
import { escapeHtml } from '@foyer/shared/template-filling/escape.ts';
import type { Options } from '../options.ts';
import { NOTES_LIST, NOTES_OPENER, STALE_NOTICE } from '../page/elements.ts';

/** Path of the bar's own script. */
export const BAR_SCRIPT = '/-/development/page.js';

function barTextOf({ source, from }: Options): BarText {
  const title = 'Development';
  if (!source) return { title, kind: 'Builds', facts: ['of this checkout'] };
  const others = from ? `of ${new URL(from).host}` : 'from releases';
  return { title, kind: source, facts: [`of this checkout, all else ${others}`] };
}

const STYLE = `
#${STALE_NOTICE}{color:#f2b134;font-weight:600}
#${NOTES_LIST}{inset:var(--bar) auto auto 0;box-sizing:border-box;max-width:100%;max-height:60%;margin:0;padding:12px 16px 12px 32px;overflow:auto;border:2px solid #f2b134;background:#16181b;color:#fff;font:400 .8125rem/1.4 system-ui,sans-serif;overflow-wrap:anywhere}
`.replaceAll('\n', '');

/** Returns the bar of a page in development, whose script shows notes about its sources. */
export function developmentBar(
  inspector: () => Promise<Inspector | undefined>,
  options: Options,
): PageDecorations {
  const decorate = inspectorBar(barTextOf(options), { inspector }, { isEphemeral: false });
  return async (resolution) => {
    const decorations = await decorate(resolution);
    const { composition } = resolution;
    const versions = [
      [SHELL, composition.shell.version],
      ...composition.remotes.map(({ name, sources: [first] }) => [name, first?.version]),
    ];
    const versionsJson = escapeHtml(JSON.stringify(Object.fromEntries(versions)));
    const notes = `<button type="button" id="${NOTES_OPENER}" popovertarget="${NOTES_LIST}" hidden></button><ul id="${NOTES_LIST}" popover></ul>`;
    return {
      ...decorations,
      style: decorations.style + STYLE,
      head: `${decorations.head}<script type="module" src="${BAR_SCRIPT}"></script>`,
      html: decorations.html
        .replace(
          '</p>',
          ` <span id="${STALE_NOTICE}" role="status" data-versions="${versionsJson}"></span></p>`,
        )
        .replace('</aside>', `${notes}</aside>`),
      scripts: [...decorations.scripts, BAR_SCRIPT],
    };
  };
}
