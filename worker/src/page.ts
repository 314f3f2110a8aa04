import { renderDocument } from '@foyer/gateway/page/document';
import { dayOf, pageFrame, parseFrame, type ReadFrame } from '@foyer/gateway/page/frames';
import { documentHeaders, integrityPolicy } from '@foyer/gateway/page/headers';
import { type Guest, knownPage } from '@foyer/gateway/page/known-page';
import { shownAt } from '@foyer/gateway/page/shown';
import { DASHBOARD } from '@foyer/shared/addresses/slugless';
import { SIGNED_IN_COOKIE, STAY_COOKIE } from '@foyer/shared/contracts/page';
import { storedFile } from './files.ts';
import { type KeptHotel, runnable } from './sets.ts';

/** As far as a worker can tell; a wrong guess shows another frame, nothing else. */
async function guestAt(pathname: string): Promise<Guest> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  if (!cookieStore) return { signedIn: pathname.split('/')[2] === DASHBOARD, stay: false };
  const has = async (name: string) => (await cookieStore.get(name)) !== null;
  return { signedIn: await has(SIGNED_IN_COOKIE), stay: await has(STAY_COOKIE) };
}

const readFrame: ReadFrame = async ({ release: { files }, path }) => {
  const kept = await storedFile(files[path]?.integrity ?? '');
  return parseFrame((await kept?.text()) ?? '');
};

/** The page at an address, written as the gateway writes it; none where nothing kept may run. */
export async function pageAt(
  { pathname, origin }: URL,
  { current, withdrawn }: KeptHotel,
): Promise<Response | undefined> {
  const resolution = runnable(current, withdrawn);
  if (!resolution) return undefined;
  const guest = await guestAt(pathname);
  const shown = shownAt(resolution.site, pathname, guest.signedIn);
  const { hotel } = current;
  const known = knownPage(resolution, shown, hotel, { pathname, guest });
  const page = { resolution, hotel, shown, ...known };
  const day = dayOf(hotel, Date.now());
  const { html, policyAt } = await renderDocument({
    ...page,
    frame: await pageFrame({ ...page, day }, readFrame),
    publicOrigin: origin,
    // Links are shared by an address, which the gateway answers.
    drawsPreviews: false,
    fontsAtHand: true,
  });
  return new Response(html, {
    status: shown.found ? 200 : 404,
    headers: {
      ...documentHeaders(policyAt(origin), origin.startsWith('https:')),
      ...integrityPolicy(navigator.userAgent),
    },
  });
}
