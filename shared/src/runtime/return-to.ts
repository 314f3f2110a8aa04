import * as z from 'zod/mini';
import { hotelSlug } from './page.ts';
import { sessionStore } from './storage.ts';

const KEY = 'returnTo';

/** Where a signed-out visitor wanted to go, kept for this tab until sign-in succeeds. */
export const returnTo = {
  set: (href: string) => sessionStore.write(KEY, href),

  /** The remembered address, once, if it lies in the dashboard of `slug`. */
  take(slug: string = hotelSlug): string | undefined {
    const href = sessionStore.read(KEY, z.string());
    sessionStore.remove(KEY);
    return href?.startsWith(`/${slug}/dashboard`) ? href : undefined;
  },
};
