import { renderDocument } from '@foyer/gateway/page/document';
import { documentHeaders, integrityPolicy } from '@foyer/gateway/page/headers';
import { shownAt } from '@foyer/gateway/page/shown';
import { DASHBOARD } from '@foyer/shared/addresses/slugless';
import { SIGNED_IN_COOKIE } from '@foyer/shared/contracts/page';
import { type KeptHotel, runnable } from './sets.ts';

/** As far as a worker can tell; a wrong guess shows another first frame, nothing else. */
async function isSignedIn(pathname: string): Promise<boolean> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  if (!cookieStore) return pathname.split('/')[2] === DASHBOARD;
  return (await cookieStore.get(SIGNED_IN_COOKIE)) !== null;
}

/** The page at an address, written as the gateway writes it; none where nothing kept may run. */
export async function pageAt(
  { pathname, origin }: URL,
  { current, withdrawn }: KeptHotel,
): Promise<Response | undefined> {
  const resolution = runnable(current, withdrawn);
  if (!resolution) return undefined;
  const shown = shownAt(resolution.site, pathname, await isSignedIn(pathname));
  const { hotel } = current;
  const { html, policyAt } = await renderDocument({
    resolution,
    hotel,
    shown,
    publicOrigin: origin,
    // Links are shared by an address, which the gateway answers.
    drawsPreviews: false,
  });
  return new Response(html, {
    status: shown.found ? 200 : 404,
    headers: {
      ...documentHeaders(policyAt(origin), origin.startsWith('https:')),
      ...integrityPolicy(navigator.userAgent),
    },
  });
}
