import { EMAIL } from '@foyer/shared/contracts/fields';
import * as z from '@foyer/shared/schema';
import { recovery } from './recovery.ts';

/** More than an address of 254 signs and a token of 200 take, whatever their alphabet. */
const MAX = 4000;

const Link = z.object({
  email: z.string().check(z.maxLength(254), z.regex(EMAIL)),
  token: z.string().check(z.regex(/^[\w.~|-]{20,200}$/)),
});

/**
 * Keeps what a link by mail has behind its `#` and takes it off the address: nothing that is asked
 * for, kept or reported from here on can name it (AUTH-57). @returns whether it was such a link
 */
export function takeLink(): boolean {
  const { hash, pathname, search } = location;
  if (hash.length > MAX) return false;
  const link = z.safeParse(Link, Object.fromEntries(new URLSearchParams(hash.slice(1))));
  if (!link.success) return false;
  history.replaceState(history.state, '', pathname + search);
  recovery.keepEmail(link.data.email);
  recovery.keepToken(link.data.token);
  return true;
}
