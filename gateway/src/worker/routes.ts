import type { Release } from '@foyer/shared/contracts/release';
import { WORKER_SCRIPT } from '@foyer/shared/contracts/worker';
import { Hono } from 'hono';
import type { ReleaseStore } from '../deps.ts';
import { codingHeader } from '../http/coded.ts';
import { mediaType } from '../http/media-type.ts';
import { acceptedCodings, namesEtag } from '../http/negotiation.ts';
import { missing } from '../http/plain.ts';
import { LEAVING_WORKER } from './leaving.ts';

/** It fetches from here whatever pages ask for; WebKit judges that as the worker's own scripts and styles. */
const POLICY = "default-src 'self'; frame-ancestors 'none'";
const SCRIPT = 'text/javascript; charset=utf-8';

const typeOf = (file: string) =>
  file.endsWith('.html') ? 'text/html; charset=utf-8' : mediaType(file);

/**
 * `/-/worker/…`: the files of the one service worker that the fleet has in force, its script for
 * every address of this origin. Where there is none, the script is one that leaves the browser.
 */
export function workerRoutes(
  inForce: () => Promise<Release | undefined>,
  { file }: Pick<ReleaseStore, 'file'>,
): Hono {
  const headersOf = (type: string) => ({
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': POLICY,
    'Service-Worker-Allowed': '/',
    'X-Content-Type-Options': 'nosniff',
  });
  return new Hono().get('/:file', async (c) => {
    const release = await inForce();
    const path = c.req.param('file');
    const isScript = path === WORKER_SCRIPT;
    const type = isScript ? SCRIPT : typeOf(path);
    if (!type) return missing();
    if (!release)
      return isScript ? new Response(LEAVING_WORKER, { headers: headersOf(SCRIPT) }) : missing();
    const name = isScript ? release.entry : path;
    const facts = Object.hasOwn(release.files, name) ? release.files[name] : undefined;
    // Browsers ask after every navigation: mostly it is the same.
    const headers = {
      ...headersOf(type),
      Vary: 'Accept-Encoding',
      ETag: `W/"${facts?.integrity}"`,
    };
    if (facts && namesEtag(c.req.header('If-None-Match'), headers.ETag))
      return new Response(null, { status: 304, headers });
    const stored = await file(release, name, acceptedCodings(c.req.header('Accept-Encoding')));
    if (!stored) return missing();
    return new Response(stored.body, { headers: { ...headers, ...codingHeader(stored) } });
  });
}
