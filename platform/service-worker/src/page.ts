import { dayOf, type Guest, pageVariantOf, writePage } from '@foyer/prerender/page';
import { DASHBOARD } from '@foyer/shared/addresses/slugless.ts';
import { SIGNED_IN_COOKIE, STAY_COOKIE, STAY_STEPS_COOKIE } from '@foyer/shared/contracts/page.ts';
import { storedFile } from './file-cache.ts';
import { runnableResolution, type StoredHotel } from './stored-hotels.ts';

/** Derives the guest state from cookies. A wrong guess only selects another template. */
async function guestAt(pathname: string): Promise<Guest> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  if (!cookieStore)
    return { signedIn: pathname.split('/')[2] === DASHBOARD, stay: false, staySteps: false };
  const has = async (name: string) => (await cookieStore.get(name)) !== null;
  return {
    signedIn: await has(SIGNED_IN_COOKIE),
    stay: await has(STAY_COOKIE),
    staySteps: await has(STAY_STEPS_COOKIE),
  };
}

/** Renders the page at an address like the gateway. Undefined if no stored release may run. */
export async function pageAt(
  { pathname, origin }: URL,
  { current, withdrawn }: StoredHotel,
): Promise<Response | undefined> {
  const resolution = runnableResolution(current, withdrawn);
  if (!resolution) return undefined;
  const { hotel } = current;
  const { html, status, headersFor } = await writePage({
    resolution,
    hotel,
    variant: pageVariantOf(resolution, hotel, pathname, await guestAt(pathname)),
    day: dayOf(hotel, Date.now()),
    publicOrigin: origin,
    // The gateway renders social cards: shared links are always fetched from it.
    drawsSocialCards: false,
    fontsCached: true,
    async readFile({ files }, path) {
      const stored = await storedFile(files[path]?.integrity ?? '');
      if (!stored) throw new Error(`${path} is not stored`);
      return stored.text();
    },
  });
  const headers = headersFor({ origin, userAgent: navigator.userAgent });
  return new Response(html, { status, headers });
}
