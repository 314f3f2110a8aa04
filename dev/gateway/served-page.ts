import type { PartState } from '../parts/part-state.ts';

/** A path in a release that is served by a dev server, up to the file. */
const IN_RELEASE = /\/-\/releases\/([\w-]+)\/([^/"]+)/g;

/** Scripts, workers and styles may come from the dev servers, and those may talk back. */
function widened(policy: string, origins: readonly string[]): string {
  const sources = origins.join(' ');
  const sockets = sources.replaceAll('http:', 'ws:');
  return policy
    .replace(/; require-trusted-types-for.*$/, '')
    .replace('script-src', `script-src 'self' ${sources}`)
    .replace('worker-src', `worker-src blob: ${sources}`)
    .replace(/style-src [^;]*/, `style-src 'self' 'unsafe-inline' ${sources}`)
    .replace('font-src', `font-src ${sources}`)
    .replace('img-src', `img-src ${sources}`)
    .replace('connect-src', `connect-src ${sources} ${sockets}`);
}

/** Lets a page load the files of what comes from its source where they are built. */
export async function servedPage(
  response: Response,
  parts: readonly PartState[],
  origins: readonly string[],
): Promise<Response> {
  const headers = new Headers(response.headers);
  if (!headers.get('Content-Type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const policy = headers.get('Content-Security-Policy') ?? '';
  headers.set('Content-Security-Policy', widened(policy, origins));
  for (const name of ['ETag', 'Integrity-Policy', 'Content-Length']) headers.delete(name);
  const placed = html.replaceAll(IN_RELEASE, (path, name, version) => {
    const part = parts.find((one) => one.name === name);
    return part?.origin && part.release?.version === version ? part.origin : path;
  });
  return new Response(placed, { status: response.status, headers });
}
