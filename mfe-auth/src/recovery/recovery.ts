import { EMAIL } from '@foyer/shared/contracts/provider/fields.ts';
import { sessionStore } from '@foyer/shared/runtime';
import * as z from '@foyer/shared/schema';

/** Keys in session storage. */
const KEYS = { email: 'resetEmail', token: 'resetToken' };

/** Stores the data shared by the recovery steps in this tab's session storage (AUTH-26, AUTH-117). */
export const recovery = {
  email: () => sessionStore.read(KEYS.email, z.string()),
  token: () => sessionStore.read(KEYS.token, z.string()),
  storeEmail: (email: string) => sessionStore.write(KEYS.email, email),
  storeToken: (token: string) => sessionStore.write(KEYS.token, token),
  clear(): void {
    sessionStore.remove(KEYS.email);
    sessionStore.remove(KEYS.token);
  },
};

/** Length limit of the fragment. Larger than any encoded email of 254 and token of 200 characters. */
const MAX = 4000;

const Link = z.object({
  email: z.string().check(z.maxLength(254), z.regex(EMAIL)),
  token: z.string().check(z.regex(/^[\w.~|-]{20,200}$/)),
});

/**
 * Stores email and token of a recovery link and removes them from the address. No later request,
 * cache or report may contain them (AUTH-57). Returns whether it was such a link.
 */
export function takeLink(): boolean {
  const { hash, pathname, search } = location;
  if (hash.length > MAX) return false;
  const link = z.safeParse(Link, Object.fromEntries(new URLSearchParams(hash.slice(1))));
  if (!link.success) return false;
  history.replaceState(history.state, '', pathname + search);
  recovery.storeEmail(link.data.email);
  recovery.storeToken(link.data.token);
  return true;
}
