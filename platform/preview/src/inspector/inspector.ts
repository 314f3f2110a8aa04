import { jsonElement } from '@foyer/prerender/page';
import { INSPECTOR_DATA_ELEMENT, type Inspected } from '@foyer/shared/contracts/inspector-data.ts';
import { html } from 'hono/html';

/** Path of the inspector's file; guests' pages do not load it. */
export const INSPECTOR_PATH = '/-/inspector.js';

export type Inspector = { script: string; integrity: string; licences: string };

/** Loads the inspector; undefined if it was not built. */
export type LoadInspector = () => Promise<Inspector | undefined>;

/** Returns the tags of the inspector. They must run before the app to observe its start. */
export const inspectorTags = ({ integrity }: Inspector, inspected: Inspected) =>
  html`${jsonElement(INSPECTOR_DATA_ELEMENT, inspected)}<script type="module" fetchpriority="low" src="${INSPECTOR_PATH}" integrity="${integrity}" crossorigin></script>`;

/** Returns the inspector's script. */
export const inspectorFile = ({ script }: Inspector): Response => file(script, 'text/javascript');

/** Returns the licences of the packages in the inspector. */
export const inspectorLicences = ({ licences }: Inspector): Response =>
  file(licences, 'text/plain');

function file(content: string, type: string): Response {
  return new Response(content, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
