import { documentHeaders, hashSource, staticPolicy } from '@foyer/prerender/page';
import { WORKER_BASE } from '@foyer/shared/contracts/worker.ts';
import { matchPrecache } from 'workbox-precaching';

/** Returns the offline page, for pages that are not stored while there is no network. */
export async function offlinePage(): Promise<Response> {
  const own = await matchPrecache(`${WORKER_BASE}offline.html`);
  if (!own) return Response.error();
  const html = await own.text();
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  const policy = staticPolicy(await hashSource(style));
  const secure = location.protocol === 'https:';
  return new Response(html, { status: 503, headers: documentHeaders(policy, secure) });
}
