import { WORKER_CACHE_PREFIX } from '@foyer/shared/contracts/worker.ts';

/**
 * Script for a fleet without a service worker, or whose last one was withdrawn. It replaces the worker
 * in the browser, deletes its caches and unregisters itself.
 */
export const UNREGISTERING_WORKER = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(unregister()));
async function unregister() {
  for (const name of await caches.keys())
    if (name.startsWith('${WORKER_CACHE_PREFIX}')) await caches.delete(name);
  await registration.unregister();
}
`;
