import { GATEWAY_HEADER, WORKER_CACHE_PREFIX } from '@foyer/shared/contracts/worker.ts';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';

const CACHE = `${WORKER_CACHE_PREFIX}pictures`;
const MAX_ENTRIES = 120;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** Size limit of a cached picture. A typical phone picture is a tenth of it. */
const MAX_BYTES = 2_000_000;

/**
 * Rejects pictures of a captive portal. It may answer every address with one and a long lifetime. An
 * answer without the gateway's mark may come from the browser's HTTP cache, so it is fetched anew.
 */
const onlyOfGateway = {
  async fetchDidSucceed({ request, response }: { request: Request; response: Response }) {
    // Only successful responses are stored.
    if (response.status !== 200 || response.headers.has(GATEWAY_HEADER)) return response;
    const fresh = await fetch(request, { cache: 'reload' });
    if (!fresh.headers.has(GATEWAY_HEADER)) throw new Error('Not a response of the gateway');
    return fresh;
  },
};

/** Caches only successful picture responses below the size limit. */
const onlySmallPictures = {
  async cacheWillUpdate({ request, response }: { request: Request; response: Response }) {
    const { headers, status } = response;
    const isSmall = Number(headers.get('Content-Length') ?? 0) <= MAX_BYTES;
    if (status !== 200 || !isSmall || !headers.get('Content-Type')?.startsWith('image/'))
      return null;
    // Overwriting an entry during a read crashes WebKit's network process (`entries.ts`).
    await (await caches.open(CACHE)).delete(request);
    return response;
  },
};

const pictureStrategy = new StaleWhileRevalidate({
  cacheName: CACHE,
  plugins: [
    onlyOfGateway,
    onlySmallPictures,
    new ExpirationPlugin({
      maxEntries: MAX_ENTRIES,
      maxAgeSeconds: MONTH_SECONDS,
      purgeOnQuotaError: true,
    }),
  ],
});

/** Registers the cache for same-origin pictures that the guest has seen. */
export function registerPictureCache(): void {
  registerRoute(
    ({ request, sameOrigin, url }) =>
      sameOrigin && request.destination === 'image' && !url.pathname.startsWith('/-/releases/'),
    pictureStrategy,
  );
}

/** Caches pictures that a page loaded before the worker was active. */
export async function cacheShownPictures(
  event: ExtendableEvent,
  addresses: unknown[],
): Promise<void> {
  const cache = await caches.open(CACHE);
  const keep = async (request: string) =>
    (await cache.match(request)) ?? Promise.all(pictureStrategy.handleAll({ event, request }));
  await Promise.allSettled(addresses.slice(0, MAX_ENTRIES).filter(isSameOrigin).map(keep));
}

function isSameOrigin(address: unknown): address is string {
  return typeof address === 'string' && address.startsWith(`${location.origin}/`);
}

/** Deletes all cached pictures, to make room for pages. */
export async function deletePictures(): Promise<void> {
  await caches.delete(CACHE);
}
