import { WORKER_CACHES, type WorkerAnswer } from '@foyer/shared/contracts/worker';
import { setCacheNameDetails } from 'workbox-core';
import { cleanupOutdatedCaches, type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { isPage, windowsAt } from './addresses.ts';
import { called, isCall } from './calls.ts';
import { type Answer, answer } from './navigation.ts';
import { keepPictures, keepSeen } from './pictures.ts';
import { storedAt } from './stored-files.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

setCacheNameDetails({ prefix: WORKER_CACHES.slice(0, -1) });
precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();
keepPictures();

// A new worker serves what the old one has kept: nobody needs to wait for it.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/-/releases/'),
  async ({ request, url }) =>
    (await storedAt(url.pathname).catch(() => undefined)) ?? fetch(request),
);

// What does not come is the page's matter.
setCatchHandler(async () => Response.error());

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET' || !isPage(request.url)) return;
  const answered = self.clients
    .matchAll({ type: 'window', includeUncontrolled: true })
    .then((windows) => answer({ request, windows: windowsAt(request.url, windows) }))
    // A cache that cannot be read is none.
    .catch(async (): Promise<Answer> => ({ response: await fetch(request) }));
  event.respondWith(answered.then(({ response }) => response));
  event.waitUntil(answered.then(({ after }) => after?.()));
});

self.addEventListener('message', (event) => {
  if (!isCall(event.data)) return;
  const { pictures = [] } = event.data;
  const answered = called(event.data).catch((): WorkerAnswer => ({ newest: undefined }));
  event.waitUntil(
    answered.then(async (now) => {
      event.ports[0]?.postMessage(now);
      await keepSeen(event, pictures);
    }),
  );
});
