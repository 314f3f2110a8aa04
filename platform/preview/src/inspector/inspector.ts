import { jsonElement } from '@foyer/prerender/page';
import { INSPECTOR_DATA_ELEMENT, type Inspected } from '@foyer/shared/contracts/inspector-data.ts';
import { html } from 'hono/html';

/** Path of the inspector's file; guests' pages do not load it. */
export const INSPECTOR_PATH = '/-/inspector.js';

export type Inspector = { script: string; integrity: string };

/** Loads the inspector; undefined if it was not built. */
export type LoadInspector = () => Promise<Inspector | undefined>;

/** Returns the tags of the inspector. They must run before the app to observe its start. */
export const inspectorTags = ({ integrity }: Inspector, inspected: Inspected) =>
  html`${jsonElement(INSPECTOR_DATA_ELEMENT, inspected)}<script type="module" fetchpriority="low" src="${INSPECTOR_PATH}" integrity="${integrity}" crossorigin></script>`;

export function inspectorFile({ script }: Inspector): Response {
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
