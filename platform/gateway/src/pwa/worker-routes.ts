import { acceptedCodings, matchesEtag, notFound } from '@foyer/common/http';
import { mediaType } from '@foyer/common/media-type';
import type { Release } from '@foyer/releases/contracts';
import type { ReleaseStore } from '@foyer/releases/store';
import { WORKER_CACHE_PREFIX, WORKER_SCRIPT } from '@foyer/shared/contracts/worker.ts';
import { Hono } from 'hono';
import { encodedResponse } from '../documents.ts';

/** Allows the worker to fetch any file of a page. WebKit checks those against this policy. */
const POLICY = "default-src 'self'; frame-ancestors 'none'";
const SCRIPT = 'text/javascript; charset=utf-8';

/**
 * Script for a fleet without a service worker, or whose last one was withdrawn. It replaces the worker
 * in the browser, deletes its caches and unregisters itself.
 */
const UNREGISTERING_WORKER = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(unregister()));
async function unregister() {
  for (const name of await caches.keys())
    if (name.startsWith('${WORKER_CACHE_PREFIX}')) await caches.delete(name);
  await registration.unregister();
}
`;

const typeOf = (file: string) =>
  file.endsWith('.html') ? 'text/html; charset=utf-8' : mediaType(file);

/**
 * Serves `/-/worker/…`: the files of the fleet's current service worker. Its scope is the whole
 * origin. Without a worker the script is one that unregisters itself.
 */
export function workerRoutes(
  currentWorker: () => Promise<Release | undefined>,
  { file }: Pick<ReleaseStore, 'file'>,
): Hono {
  const headersOf = (type: string) => ({
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': POLICY,
    'Service-Worker-Allowed': '/',
  });
  return new Hono().get('/:file', async (c) => {
    const release = await currentWorker();
    const path = c.req.param('file');
    const isScript = path === WORKER_SCRIPT;
    const type = isScript ? SCRIPT : typeOf(path);
    if (!type) return notFound();
    if (!release)
      return isScript
        ? new Response(UNREGISTERING_WORKER, { headers: headersOf(SCRIPT) })
        : notFound();
    const name = isScript ? release.entry : path;
    const entry = Object.hasOwn(release.files, name) ? release.files[name] : undefined;
    // Browsers check for an update after every navigation, and mostly it is unchanged.
    const headers = {
      ...headersOf(type),
      Vary: 'Accept-Encoding',
      ETag: `W/"${entry?.integrity}"`,
    };
    if (entry && matchesEtag(c.req.header('If-None-Match'), headers.ETag))
      return c.body(null, 304, headers);
    const stored = await file(release, name, acceptedCodings(c.req.header('Accept-Encoding')));
    return stored ? encodedResponse(c, { status: 200, headers, bodies: [stored] }) : notFound();
  });
}
