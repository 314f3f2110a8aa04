import { acceptedCodings, notFound } from '@foyer/common/http';
import { mediaType } from '@foyer/common/media-type';
import { WORKER_CACHE_PREFIX, WORKER_SCRIPT } from '@foyer/shared/contracts/worker.ts';
import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
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
export function workerRoutes({ fleet, releases }: Pick<AppContext, 'fleet' | 'releases'>): Hono {
  return new Hono().get('/:file', async (c) => {
    const path = c.req.param('file');
    const isScript = path === WORKER_SCRIPT;
    const type = isScript ? SCRIPT : typeOf(path);
    if (!type) return notFound();
    const headers = {
      'Content-Type': type,
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': POLICY,
      'Service-Worker-Allowed': '/',
    };
    const release = (await fleet())?.worker;
    if (!release) return isScript ? c.body(UNREGISTERING_WORKER, 200, headers) : notFound();
    const name = isScript ? release.entry : path;
    const accepted = acceptedCodings(c.req.header('Accept-Encoding'));
    const file = await releases.file(release, name, accepted);
    // Browsers check for an update after every navigation, and mostly it is unchanged.
    const caching = { Vary: 'Accept-Encoding', ETag: `W/"${release.files[name]?.integrity}"` };
    return file
      ? encodedResponse(c, { status: 200, headers: { ...headers, ...caching }, bodies: [file] })
      : notFound();
  });
}
