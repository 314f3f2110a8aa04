import { html, raw } from 'hono/html';
import { documentHeaders } from './headers.ts';
import { hashSource, staticPolicy } from './page-policy.ts';

const STYLE =
  'body{margin:0 auto;max-width:60ch;padding:24px;background:#fbfaf7;color:#1b1e22;font:400 1rem/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}li{padding:6px 0}a{color:#1e4a6e}';

/** A release, and the address of its licence texts; undefined if it has none. */
export type ReleaseLicences = { release: string; address: string | undefined };

/** Returns the page that links the licences of every release. */
export async function licencesPage(releases: readonly ReleaseLicences[]): Promise<Response> {
  const items = releases.map(({ release, address }) =>
    address
      ? html`<li><a href="${address}">${release}</a></li>`
      : html`<li>${release} (no licence file)</li>`,
  );
  const page =
    await html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Licences</title><style>${raw(STYLE)}</style></head><body><main><h1>Licences</h1><p>Each release of this app names the software it contains, with its licences.</p><ul>${items}</ul></main></body></html>`;
  const headers = documentHeaders(staticPolicy(await hashSource(STYLE)));
  return new Response(page.toString(), { headers: { ...headers, 'Cache-Control': 'no-cache' } });
}
