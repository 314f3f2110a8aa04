import { WORKER_CACHES } from '@foyer/shared/contracts/worker';

/**
 * The service worker of a fleet that has none, or whose last one was withdrawn: it takes over from
 * whatever runs in the browser, leaves nothing behind, and goes.
 */
export const LEAVING_WORKER = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys())
    if (name.startsWith('${WORKER_CACHES}')) await caches.delete(name);
  await registration.unregister();
}
`;
