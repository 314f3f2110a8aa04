import { type Inspected, PARTS_ELEMENT } from '@foyer/shared/contracts/inspected';
import { inlineJson } from '../page/escape.ts';

/** The inspector's one file, which only pages name that are not for guests. */
export const INSPECTOR_PATH = '/-/inspector.js';

export type Inspector = { script: string; integrity: string };

/** What a page begins with that can be inspected: before the app, to see all that becomes of it. */
export function inspectorTags({ integrity }: Inspector, inspected: Inspected): string {
  return (
    `<script type="application/json" id="${PARTS_ELEMENT}">${inlineJson(inspected)}</script>` +
    `<script type="module" fetchpriority="low" src="${INSPECTOR_PATH}" integrity="${integrity}" crossorigin></script>`
  );
}

export function inspectorFile({ script }: Inspector): Response {
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
