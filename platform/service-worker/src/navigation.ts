import { offlinePage } from '@foyer/prerender/page';
import { DEFAULT_SLUG, slugInPath } from '@foyer/shared/addresses/slug.ts';
import { DASHBOARD, SLUGLESS_PAGES } from '@foyer/shared/addresses/slugless.ts';
import { pageAt } from './page.ts';
import {
  changeStoredHotel,
  runsWithdrawn,
  storedHotel,
  storedHotels,
  withNextActivated,
} from './stored-hotels.ts';
import { deleteOlderBundles, updateHotel } from './update-hotel.ts';

/** Time limit for the network when it is tried before the stored bundle, in milliseconds. */
const NETWORK_TIMEOUT_MS = 8_000;

/** A navigation and the number of open windows of its hotel, including its own window. */
export type Navigation = { request: Request; windows: number };

/** The response to a navigation, and work to run after it is sent. */
export type Answer = { response: Response; after?: () => Promise<unknown> };

/** Answers a navigation from the stored hotel, else from the network. */
export async function answerNavigation(navigation: Navigation): Promise<Answer> {
  const url = new URL(navigation.request.url);
  const slug = slugInPath(url.pathname);
  const stored = slug && slug !== DEFAULT_SLUG ? await storedHotel(slug) : undefined;
  if (!slug || !stored) return { response: await fetchOrFallBack(navigation.request) };

  const isAlone = navigation.windows === 0 || (navigation.windows === 1 && isReload(navigation));
  const mustLeave = runsWithdrawn(stored.current, stored.withdrawn);
  const active =
    stored.next && (isAlone || mustLeave)
      ? ((await changeStoredHotel(slug, withNextActivated)) ?? stored)
      : stored;
  const after = async () => {
    if (isAlone) await deleteOlderBundles(slug);
    await updateHotel(slug);
  };
  if (active.outdated || runsWithdrawn(active.current, active.withdrawn)) {
    const fresh = await fetchInTime(navigation.request);
    if (fresh) return { response: fresh, after };
  }
  const response = (await pageAt(url, active)) ?? (await offlinePage());
  return { response, after };
}

/** Detects a reload. Safari lacks `isReloadNavigation` but sets the cache mode. */
function isReload({ request }: Navigation): boolean {
  const { isReloadNavigation = request.cache === 'no-cache' || request.cache === 'reload' } =
    request as Request & { isReloadNavigation?: boolean };
  return isReloadNavigation;
}

/** Fetches from the network. Returns undefined on failure, a 5xx status or timeout. */
async function fetchInTime(request: Request): Promise<Response | undefined> {
  const timeout = new Promise<undefined>((done) => setTimeout(done, NETWORK_TIMEOUT_MS));
  const answered = fetch(request).catch(() => undefined);
  const response = await Promise.race([answered, timeout]);
  return response && response.status < 500 ? response : undefined;
}

/** Fetches a page, with the last hotel's page or the offline page as fallback. */
async function fetchOrFallBack(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await redirectToLastHotel(new URL(request.url))) ?? (await offlinePage());
  }
}

/** Redirects an address without a slug to the hotel opened last, like the online app. */
async function redirectToLastHotel({ pathname, origin }: URL): Promise<Response | undefined> {
  const first = pathname.split('/', 2)[1] ?? '';
  if (first !== '' && first !== DASHBOARD && !SLUGLESS_PAGES.includes(first)) return undefined;
  const [last] = await storedHotels();
  if (!last) return undefined;
  const { slug } = last.current.composition;
  return Response.redirect(`${origin}/${slug}${pathname === '/' ? '' : pathname}`);
}
