import * as z from '@foyer/shared/schema';
import { LOCAL, PUBLIC_KEYS } from '../../contracts/storage.ts';
import { localStore, sessionStore } from '../storage.ts';

/** Key of the address that a visitor asked for. It survives the sign-in. */
export const RETURN_TO = 'returnTo';

const Owner = z.string();

/**
 * Names the owner of the private data in this browser. A new owner finds none of it.
 *
 * A guest owns it from sign-in to sign-out, also after the provider has refused the token; visitors own
 * what they type in between. The name is `ID:RANDOM`, without an id for visitors. Local storage has the
 * present owner, each tab's session storage the owner of that tab's data. So a tab that slept through
 * a sign-out notices it later.
 */
export const dataOwner = {
  /** Returns the owner of this tab's data; undefined before the first sign-in in this browser. */
  ofTab: (): string | undefined => sessionStore.read(LOCAL.owner, Owner),

  /** Returns the present owner's id: empty for a visitor, undefined before the first sign-in. */
  guest: (): string | undefined => localStore.read(LOCAL.owner, Owner)?.split(':', 1)[0],

  /** Makes a guest, or visitors, the owner. A guest who signs in again stays the same owner. */
  set(guest: number | undefined): void {
    if (guest === undefined || dataOwner.guest() !== String(guest))
      localStore.write(LOCAL.owner, `${guest ?? ''}:${Math.random()}`);
  },

  /** Deletes this tab's private data if it belongs to an earlier owner. */
  dropForeignData(): void {
    const before = dataOwner.ofTab();
    const owner = localStore.read(LOCAL.owner, Owner);
    if (before === owner) return;
    const isSignIn = (!before || before.startsWith(':')) && dataOwner.guest();
    sessionStore.clear(isSignIn ? [...PUBLIC_KEYS, RETURN_TO] : PUBLIC_KEYS);
    if (owner) sessionStore.write(LOCAL.owner, owner);
  },
};
