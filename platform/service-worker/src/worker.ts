import { sendSignOuts } from '@foyer/shared/api/unsent-sign-outs.ts';
import { SIGN_OUTS, type WorkerResponse } from '@foyer/shared/contracts/worker.ts';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { isPageAddress, windowCountAt } from './addresses.ts';
import { handleCall, isWorkerCall } from './calls.ts';
import { type Answer, answerNavigation } from './navigation.ts';
import { cacheShownPictures, registerPictureCache } from './pictures.ts';
import { storedFileAt } from './stored-files.ts';

declare const self: ServiceWorkerGlobalScope;

registerPictureCache();

// A new worker can serve everything the old one stored, so it activates at once.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/-/releases/'),
  async ({ request, url }) =>
    (await storedFileAt(url.pathname).catch(() => undefined)) ?? fetch(request),
);

// The page handles failed requests.
setCatchHandler(async () => Response.error());

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET' || !isPageAddress(request.url))
    return;
  const answered = self.clients
    .matchAll({ type: 'window', includeUncontrolled: true })
    .then((windows) => answerNavigation({ request, windows: windowCountAt(request.url, windows) }))
    // If the cache cannot be read, the network answers.
    .catch(async (): Promise<Answer> => ({ response: await fetch(request) }));
  event.respondWith(answered.then(({ response }) => response));
  event.waitUntil(answered.then(({ after }) => after?.()));
});

/** Background Sync's event, which the DOM types lack. */
type SyncEvent = ExtendableEvent & { tag: string };

// The browser repeats the event after a failure.
self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === SIGN_OUTS) (event as SyncEvent).waitUntil(sendSignOuts());
});

self.addEventListener('message', (event) => {
  // A page starts or is online again.
  if (event.data === SIGN_OUTS) event.waitUntil(sendSignOuts().catch(() => undefined));
  if (!isWorkerCall(event.data)) return;
  const { pictures = [] } = event.data;
  const answered = handleCall(event.data).catch((): WorkerResponse => ({ newest: undefined }));
  event.waitUntil(
    answered.then(async (response) => {
      event.ports[0]?.postMessage(response);
      await cacheShownPictures(event, pictures);
    }),
  );
});
