import * as z from '@foyer/shared/schema';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { User } from '../../contracts/provider/user.ts';
import { LOCAL } from '../../contracts/storage.ts';
import { useHydration } from '../../templates/hydration.ts';
import { localStore, sessionStore } from '../storage.ts';
import { dataOwner } from './data-owner.ts';

const HOTEL_DETAILS = 'hotelDetails';

/** The signed-in guest of this browser, or none. */
export type Session =
  | { status: 'signed-out'; user?: never; token?: never }
  | { status: 'signed-in'; user: User; token: string };

const SIGNED_OUT: Session = { status: 'signed-out' };

/** The session and the cause of its last change; `start` means the document loaded it from storage. */
export type SessionState = {
  session: Session;
  /** `guest`: an action in this tab. `refused`: the server refused the token. `elsewhere`: another tab. */
  cause: 'start' | 'guest' | 'refused' | 'elsewhere';
};

/** Mirrors the session in local storage; components read it with `useSession`. */
export const store = createStore<SessionState>(() => {
  const session = storedSession();
  // An older release of the app has not stored the owner.
  if (session.user) dataOwner.set(session.user.id);
  // Another tab may have signed the guest out while this one was closed or discarded.
  dataOwner.dropForeignData();
  return { session, cause: 'start' };
});

function storedSession(): Session {
  const token = localStore.read(LOCAL.token, z.string());
  const user = localStore.read(LOCAL.user, User);
  return token && user ? { status: 'signed-in', user, token } : SIGNED_OUT;
}

/** Sets the session and this tab's data, because tabs do not share session storage. */
function setSession(session: Session, cause: SessionState['cause']): void {
  dataOwner.dropForeignData();
  if (session.user?.hotel) sessionStore.write(HOTEL_DETAILS, session.user.hotel);
  else sessionStore.remove(HOTEL_DETAILS);
  store.setState({ session, cause });
}

/** The session that all tabs share through local storage, for code outside components. */
export const session = {
  get: (): Session => store.getState().session,

  /** Returns the signed-in guest, or undefined. */
  user: (): User | undefined => session.get().user,

  token: (): string | null => session.get().token ?? null,

  /** Names the owner of this tab's private data. Changes at a sign-out and with another guest. */
  dataOwner: dataOwner.ofTab,

  /** Calls the listener with the new and the previous state; returns the unsubscribe function. */
  subscribe: store.subscribe,

  /** Stores the guest and the token for all tabs (AUTH-06). */
  signIn(user: User, token: string): void {
    dataOwner.set(user.id);
    localStore.write(LOCAL.user, user);
    localStore.write(LOCAL.token, token);
    if (user.hotel?.slug) localStore.write(LOCAL.slug, user.hotel.slug);
    setSession({ status: 'signed-in', user, token }, 'guest');
  },

  /**
   * Clears all of the guest's data in all tabs, without a call to the server. After a refused token the
   * guest stays the owner of drafts and databases, and may sign in again.
   */
  signOut(cause: 'guest' | 'refused' = 'guest'): void {
    localStore.clear(cause === 'refused' ? [LOCAL.owner] : []);
    if (cause === 'guest') dataOwner.set(undefined);
    setSession(SIGNED_OUT, cause);
  },

  /** Signs the guest of a refused `token` out, unless another guest has signed in since. */
  handleUnauthorized(token: string | null): void {
    if (token && token === session.token()) session.signOut('refused');
  },

  /** Reads storage again. Another tab may have changed it, also while this one was frozen. */
  refresh(): void {
    dataOwner.dropForeignData();
    const next = storedSession();
    if (next.token !== session.get().token) setSession(next, 'elsewhere');
  },

  /** Ends the session in this tab. Another tab has signed the guest out and cleared storage. */
  handleSignOutElsewhere(): void {
    if (session.user()) setSession(SIGNED_OUT, 'elsewhere');
  },
};

addEventListener('storage', (event) => {
  const { key } = event;
  if (key === null || key === LOCAL.token || key === LOCAL.user || key === LOCAL.owner)
    session.refresh();
});
// First of all listeners, which may write as the guest.
addEventListener('visibilitychange', session.refresh, true);
addEventListener('pageshow', (event) => {
  if (event.persisted) session.refresh();
});

/** Returns the selected part of the session and rerenders the component when it changes. */
export function useSession<Selected>(select: (session: Session) => Selected): Selected {
  const isHydrating = useHydration();
  const selected = useStore(store, ({ session }) => select(session));
  // Templates are prerendered without a session.
  return isHydrating ? select(SIGNED_OUT) : selected;
}
