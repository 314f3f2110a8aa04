import { slugOf } from '@foyer/gateway/page/pages';
import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug';
import { DASHBOARD, SLUGLESS_PAGES } from '@foyer/shared/addresses/slugless';
import { clearOlder, look } from './look.ts';
import { offlinePage } from './offline-page.ts';
import { pageAt } from './page.ts';
import {
  changeHotel,
  type KeptHotel,
  keptHotel,
  keptHotels,
  runsWithdrawn,
  switched,
} from './sets.ts';

/** How long the network may take where it is asked before what is kept, in milliseconds. */
const PATIENCE_MS = 8_000;

/** A navigation, and how many windows of its hotel are open, the one it takes place in included. */
export type Navigation = { request: Request; windows: number };

/** What to answer, and what to do once that is on its way. */
export type Answer = { response: Response; after?: () => Promise<unknown> };

/** The answer to a navigation: from what is kept of the hotel, else from the network. */
export async function answer(navigation: Navigation): Promise<Answer> {
  const url = new URL(navigation.request.url);
  const slug = slugOf(url.pathname);
  const kept = slug && slug !== DEFAULT_SLUG ? await keptHotel(slug) : undefined;
  if (!slug || !kept) return { response: await fromNetwork(navigation.request) };

  const isAlone = navigation.windows === 0 || (navigation.windows === 1 && isReload(navigation));
  const mustLeave = runsWithdrawn(kept.current, kept.withdrawn);
  const now =
    kept.next && (isAlone || mustLeave) ? ((await changeHotel(slug, take)) ?? kept) : kept;
  const after = async () => {
    if (isAlone) await clearOlder(slug);
    await look(slug);
  };
  if (now.outdated || runsWithdrawn(now.current, now.withdrawn)) {
    const fresh = await inTime(navigation.request);
    if (fresh) return { response: fresh, after };
  }
  const response = (await pageAt(url, now)) ?? (await offlinePage());
  return { response, after };
}

const take = (kept: KeptHotel | undefined) => kept && switched(kept);

/** Safari does not say it, and asks past its cache. */
function isReload({ request }: Navigation): boolean {
  const { isReloadNavigation = request.cache === 'no-cache' || request.cache === 'reload' } =
    request as Request & { isReloadNavigation?: boolean };
  return isReloadNavigation;
}

/** The network's answer, unless it fails or takes too long. */
async function inTime(request: Request): Promise<Response | undefined> {
  const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE_MS));
  const answered = fetch(request).catch(() => undefined);
  const response = await Promise.race([answered, late]);
  return response && response.status < 500 ? response : undefined;
}

async function fromNetwork(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await rememberedPage(new URL(request.url))) ?? (await offlinePage());
  }
}

/** An address without a slug means the hotel that was opened last, as it does with a network. */
async function rememberedPage({ pathname, origin }: URL): Promise<Response | undefined> {
  const first = pathname.split('/', 2)[1] ?? '';
  if (first !== '' && first !== DASHBOARD && !SLUGLESS_PAGES.includes(first)) return undefined;
  const [last] = [...(await keptHotels())].sort(([, one], [, other]) => other.usedAt - one.usedAt);
  return last && Response.redirect(`${origin}/${last[0]}${pathname === '/' ? '' : pathname}`);
}
