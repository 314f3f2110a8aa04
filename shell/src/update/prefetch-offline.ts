import { mountPattern } from '@foyer/shared/addresses/mounts.ts';
import { segmentOf } from '@foyer/shared/addresses/segment.ts';
import { whenIdle } from '@foyer/shared/browser/when-idle.ts';
import type { ComposedMount } from '@foyer/shared/contracts/composition.ts';
import {
  hotelQuery,
  hotelSlug,
  page,
  queryClient,
  session,
  sessionStore,
} from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { menuItemsQuery } from '../lib/menu-items-query.ts';
import { chainOf } from '../remotes/screens.ts';

/** Time before the data is prefetched again in this tab, in milliseconds. */
const FRESH_MS = 60 * 60_000;
/** Maximum number of prefetched categories. Hotels rarely have more in their navigation. */
const MAX_CATEGORIES = 12;
const KEY = 'offlinePrefetchedAt';

/** A mount to prefetch and the parameters of its path. */
type OfflineTarget = { mount: ComposedMount; params: Record<string, string> };

/**
 * Prefetches data that a signed-in guest may need offline. Runs the loaders of the mounts that
 * request it, one after the other and only when idle; their queries persist the responses.
 */
export function prefetchOffline(): void {
  void prefetchAll();
  session.subscribe(({ session: now }, { session: before }) => {
    if (now.user?.id !== before.user?.id) void prefetchAll();
  });
}

async function prefetchAll(): Promise<void> {
  const { user } = session.get();
  if (user?.hotel?.slug !== hotelSlug) return;
  const last = sessionStore.read(KEY, z.object({ guest: z.number(), at: z.number() }));
  if (last?.guest === user.id && Math.abs(Date.now() - last.at) < FRESH_MS) return;
  sessionStore.write(KEY, { guest: user.id, at: Date.now() });
  for (const target of await offlineTargets()) {
    await new Promise<void>(whenIdle);
    if (session.get().user?.id !== user.id) return;
    // A failure is ignored: the screen fetches again when it is opened.
    await prefetchTarget(target).catch(() => undefined);
  }
}

/** Lists the screens without a parameter, and those of one parameter for each category. */
async function offlineTargets(): Promise<OfflineTarget[]> {
  const categories = await navigationSlugs();
  return page.composition.mounts.flatMap((mount) => {
    const { enabled, prefetchOffline, path } = mount;
    if (!enabled || !prefetchOffline) return [];
    const params = { slug: hotelSlug };
    if (!path.includes(':')) return { mount, params };
    if (!/^:[\w-]+$/.test(path)) return [];
    return categories.map((category) => ({
      mount,
      params: { ...params, [path.slice(1)]: category },
    }));
  });
}

/** Returns the category slugs in the hotel's navigation. */
async function navigationSlugs(): Promise<string[]> {
  const hotel = queryClient.getQueryData(hotelQuery().queryKey);
  if (!hotel) return [];
  const items = await queryClient.fetchQuery(menuItemsQuery(hotel.id)).catch(() => undefined);
  return (items ?? hotel.categories ?? []).slice(0, MAX_CATEGORIES).map(({ slug }) => slug);
}

async function prefetchTarget({ mount, params }: OfflineTarget): Promise<void> {
  const { loader } = (await chainOf(mount).prefetch()) ?? {};
  const pattern = mountPattern(mount);
  const path = pattern.replaceAll(/:([\w-]+)/g, (_, name) => segmentOf(params[name] ?? ''));
  const request = new Request(new URL(path, location.origin));
  await loader?.({ request, params, pattern, url: new URL(request.url), context: {} } as never);
}
