import { WORKER_CACHES } from '@foyer/shared/contracts/worker';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';

const CACHE = `${WORKER_CACHES}pictures`;
const MOST = 120;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** A phone's picture is a tenth of it. */
const LARGEST_BYTES = 2_000_000;

/** Neither a portal's page nor an error is a picture, nor what would fill the device. */
const onlyPictures = {
  async cacheWillUpdate({ request, response }: { request: Request; response: Response }) {
    const { headers } = response;
    const isSmall = Number(headers.get('Content-Length') ?? 0) <= LARGEST_BYTES;
    if (!isSmall || !headers.get('Content-Type')?.startsWith('image/')) return null;
    // Written over while the page reads it, it would end WebKit's network process (`entries.ts`).
    await (await caches.open(CACHE)).delete(request);
    return response;
  },
};

const keptPictures = new StaleWhileRevalidate({
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
});

/** Pictures of this origin that a guest has seen are kept, so many and so long. */
export function keepPictures(): void {
  registerRoute(
    ({ request, sameOrigin, url }) =>
      sameOrigin && request.destination === 'image' && !url.pathname.startsWith('/-/releases/'),
    keptPictures,
  );
}

/** Keeps what a page showed before there was a worker. */
export async function keepSeen(event: ExtendableEvent, addresses: unknown[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const keep = async (request: string) =>
    (await cache.match(request)) ?? Promise.all(keptPictures.handleAll({ event, request }));
  await Promise.allSettled(addresses.slice(0, MOST).filter(isHere).map(keep));
}

function isHere(address: unknown): address is string {
  return typeof address === 'string' && address.startsWith(`${location.origin}/`);
}

/** Where there is no room left, pages go before pictures. */
export async function dropPictures(): Promise<void> {
  await caches.delete(CACHE);
}
