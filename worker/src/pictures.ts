import { WORKER_CACHES } from '@foyer/shared/contracts/worker';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';

const CACHE = `${WORKER_CACHES}pictures`;
const MOST = 120;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** Neither a portal's page nor an error is a picture. */
const onlyPictures = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.headers.get('Content-Type')?.startsWith('image/') ? response : null,
};

/** Pictures of this origin that a guest has seen are kept, so many and so long. */
export function keepPictures(): void {
  registerRoute(
    ({ request, sameOrigin, url }) =>
      sameOrigin && request.destination === 'image' && !url.pathname.startsWith('/-/releases/'),
    new StaleWhileRevalidate({
      cacheName: CACHE,
      plugins: [
        new CacheableResponsePlugin({ statuses: [200] }),
        onlyPictures,
        new ExpirationPlugin({
          maxEntries: MOST,
          maxAgeSeconds: MONTH_SECONDS,
          purgeOnQuotaError: true,
        }),
      ],
    }),
  );
}

/** Where there is no room left, pages go before pictures. */
export async function dropPictures(): Promise<void> {
  await caches.delete(CACHE);
}
