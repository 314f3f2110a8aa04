import type { Release } from '@foyer/shared/contracts/release';
import { WORKER_SCRIPT } from '@foyer/shared/contracts/worker';
import { Hono } from 'hono';
import type { ReleaseStore } from '../deps.ts';
import { mediaType } from '../http/media-type.ts';
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
  const answer = (body: BodyInit, type: string) =>
    new Response(body, {
      headers: {
        'Content-Type': type,
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': POLICY,
        'Service-Worker-Allowed': '/',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  return new Hono().get('/:file', async (c) => {
    const release = await inForce();
    const path = c.req.param('file');
    const isScript = path === WORKER_SCRIPT;
    const type = isScript ? SCRIPT : typeOf(path);
    if (!type) return missing();
    const stored = release && (await file(release, isScript ? release.entry : path, false));
    if (stored) return answer(stored.body, type);
    return isScript && !release ? answer(LEAVING_WORKER, SCRIPT) : missing();
  });
}
