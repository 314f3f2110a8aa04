import {
  dayOf,
  documentHeaders,
  type Guest,
  integrityPolicy,
  matchedRouteOf,
  pageTemplateOf,
  pageVariantOf,
  parseTemplate,
  type ReadTemplate,
  renderDocument,
} from '@foyer/prerender/page';
import { DASHBOARD } from '@foyer/shared/addresses/slugless.ts';
import { SIGNED_IN_COOKIE, STAY_COOKIE } from '@foyer/shared/contracts/page.ts';
import { storedFile } from './file-cache.ts';
import { runnableResolution, type StoredHotel } from './stored-hotels.ts';

/** Derives the guest state from cookies. A wrong guess only selects another template. */
async function guestAt(pathname: string): Promise<Guest> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  if (!cookieStore) return { signedIn: pathname.split('/')[2] === DASHBOARD, stay: false };
  const has = async (name: string) => (await cookieStore.get(name)) !== null;
  return { signedIn: await has(SIGNED_IN_COOKIE), stay: await has(STAY_COOKIE) };
}

const readTemplate: ReadTemplate = async ({ release: { files }, path }) => {
  const stored = await storedFile(files[path]?.integrity ?? '');
  return parseTemplate((await stored?.text()) ?? '');
};

/** Renders the page at an address like the gateway. Undefined if no stored release may run. */
export async function pageAt(
  { pathname, origin }: URL,
  { current, withdrawn }: StoredHotel,
): Promise<Response | undefined> {
  const resolution = runnableResolution(current, withdrawn);
  if (!resolution) return undefined;
  const guest = await guestAt(pathname);
  const matchedRoute = matchedRouteOf(resolution.site, pathname, guest.signedIn);
  const { hotel } = current;
  const variant = pageVariantOf(resolution, matchedRoute, hotel, { pathname, guest });
  const page = { resolution, hotel, matchedRoute, ...variant };
  const day = dayOf(hotel, Date.now());
  const { html, policyAt } = await renderDocument({
    ...page,
    template: await pageTemplateOf({ ...page, day }, readTemplate),
    publicOrigin: origin,
    // The gateway renders social cards: shared links are always fetched from it.
    drawsSocialCards: false,
    fontsCached: true,
  });
  return new Response(html, {
    status: matchedRoute.found ? 200 : 404,
    headers: {
      ...documentHeaders(policyAt(origin), origin.startsWith('https:')),
      ...integrityPolicy(navigator.userAgent),
    },
  });
}
