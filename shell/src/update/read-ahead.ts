import { mountPattern } from '@foyer/shared/addresses/mounts';
import { segmentOf } from '@foyer/shared/addresses/segment';
import type { ComposedMount } from '@foyer/shared/contracts/composition';
import {
  hotelQuery,
  hotelSlug,
  page,
  queryClient,
  session,
  sessionStore,
} from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';
import { whenIdle } from '@foyer/shared/ui/waiting/when-idle';
import { menuItemsQuery } from '../layout/menu-items-query.ts';
import { screens } from '../remotes/screens.ts';

/** What was read ahead is as good as new for so long in this tab; in milliseconds. */
const FRESH_MS = 60 * 60_000;
/** A hotel has so many categories in its navigation, hardly more. */
const MOST = 12;
const KEY = 'readAheadAt';

/** An address to read ahead, by what its mount's path takes for parameters. */
type Ahead = { mount: ComposedMount; params: Record<string, string> };

/**
 * Reads what a signed-in guest may want when there is no network, by the loaders of the mounts that
 * ask for it: their queries keep the answers. One after the other, and only while the page is idle.
 */
export function readAhead(): void {
  void readAll();
  session.subscribe(({ session: now }, { session: before }) => {
    if (now.user?.id !== before.user?.id) void readAll();
  });
}

async function readAll(): Promise<void> {
  const { user } = session.get();
  if (user?.hotel?.slug !== hotelSlug) return;
  const last = sessionStore.read(KEY, z.object({ guest: z.number(), at: z.number() }));
  if (last?.guest === user.id && Math.abs(Date.now() - last.at) < FRESH_MS) return;
  sessionStore.write(KEY, { guest: user.id, at: Date.now() });
  for (const one of await wanted()) {
    await new Promise<void>(whenIdle);
    if (session.get().user?.id !== user.id) return;
    // Who wants it is told by its screen when it does not come.
    await read(one).catch(() => undefined);
  }
}

async function wanted(): Promise<Ahead[]> {
  const { mounts } = page.composition;
  const ahead = mounts.filter((mount) => mount.enabled && mount.ahead);
  const plain = ahead.filter(({ path }) => !path.includes(':'));
  const named = ahead.filter(({ path }) => /^:[\w-]+$/.test(path));
  const categories = named.length > 0 ? await navigation() : [];
  return [
    ...plain.map((mount) => ({ mount, params: { slug: hotelSlug } })),
    ...named.flatMap((mount) =>
      categories.map((category) => ({
        mount,
        params: { slug: hotelSlug, [mount.path.slice(1)]: category },
      })),
    ),
  ];
}

/** The slugs in the hotel's navigation. */
async function navigation(): Promise<string[]> {
  const hotel = queryClient.getQueryData(hotelQuery().queryKey);
  if (!hotel) return [];
  const items = await queryClient.fetchQuery(menuItemsQuery(hotel.id)).catch(() => undefined);
  return (items ?? hotel.categories ?? []).slice(0, MOST).map(({ slug }) => slug);
}

async function read({ mount, params }: Ahead): Promise<void> {
  const { loader } = (await screens.prefetch(mount.remote, mount.screen)) ?? {};
  const pattern = mountPattern(mount);
  const path = pattern.replaceAll(/:([\w-]+)/g, (_, name) => segmentOf(params[name] ?? ''));
  const request = new Request(new URL(path, location.origin));
  await loader?.({ request, params, pattern, url: new URL(request.url), context: {} } as never);
}
