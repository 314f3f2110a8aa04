import type { SourceState } from '../sources/source-state.ts';

/** Matches a path in a release, up to the file. */
const IN_RELEASE = /\/-\/releases\/([\w-]+)\/([^/"]+)/g;

/** Allows scripts, workers and styles of the dev servers, and connections to them. */
function withDevServers(policy: string, origins: readonly string[]): string {
  const servers = origins.join(' ');
  const sockets = servers.replaceAll('http:', 'ws:');
  return policy
    .replace(/; require-trusted-types-for.*$/, '')
    .replace('script-src', `script-src 'self' ${servers}`)
    .replace('worker-src', `worker-src blob: ${servers}`)
    .replace(/style-src [^;]*/, `style-src 'self' 'unsafe-inline' ${servers}`)
    .replace('font-src', `font-src ${servers}`)
    .replace('img-src', `img-src ${servers}`)
    .replace('connect-src', `connect-src ${servers} ${sockets}`);
}

/** Returns the page with the files of dev sources at their dev servers. */
export async function pageFromDevServers(
  response: Response,
  sources: readonly SourceState[],
  origins: readonly string[],
): Promise<Response> {
  const headers = new Headers(response.headers);
  if (!headers.get('Content-Type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const policy = headers.get('Content-Security-Policy') ?? '';
  headers.set('Content-Security-Policy', withDevServers(policy, origins));
  for (const name of ['ETag', 'Integrity-Policy', 'Content-Length']) headers.delete(name);
  const rewritten = html.replaceAll(IN_RELEASE, (path, name, version) => {
    const source = sources.find((state) => state.name === name);
    return source?.origin && source.release?.version === version ? source.origin : path;
  });
  return new Response(rewritten, { status: response.status, headers });
}
