import * as z from '@foyer/shared/schema';
import { createStore } from 'zustand/vanilla';
import { LOCAL } from '../contracts/storage.ts';
import { User } from '../contracts/user.ts';
import { localStore, sessionStore } from './storage.ts';

const HOTEL_DETAILS = 'hotelDetails';

/** Who is using the app in this browser. */
export type Session =
  | { status: 'signed-out'; user?: never; token?: never }
  | { status: 'signed-in'; user: User; token: string };

/** The session, and why it is this one: `start` is what this document found when it began. */
export type SessionState = {
  session: Session;
  /** By this tab's guest, by a refused token, or in another tab. */
  cause: 'start' | 'guest' | 'refused' | 'elsewhere';
};

/** Follows the storage of all tabs; components read it by `useSession`. */
export const store = createStore<SessionState>(() => ({ session: stored(), cause: 'start' }));

function stored(): Session {
  const token = localStore.read(LOCAL.token, z.string());
  const user = localStore.read(LOCAL.user, User);
  return token && user ? { status: 'signed-in', user, token } : { status: 'signed-out' };
}

/** Every tab keeps its guest's hotel details itself: session storage is not shared. */
function change(session: Session, cause: SessionState['cause']): void {
  if (session.user?.hotel) sessionStore.write(HOTEL_DETAILS, session.user.hotel);
  else sessionStore.remove(HOTEL_DETAILS);
  store.setState({ session, cause });
}

/** The session of all tabs, for everything but components: its truth is local storage. */
export const session = {
  get: (): Session => store.getState().session,

  /** The signed-in guest, else undefined. */
  user: (): User | undefined => session.get().user,

  token: (): string | null => session.get().token ?? null,

  /** Tells of every change, with the state after and before it; returns what ends that. */
  subscribe: store.subscribe,

  /** Stores guest and token for all tabs (AUTH-06). */
  signIn(user: User, token: string): void {
    localStore.write(LOCAL.user, user);
    localStore.write(LOCAL.token, token);
    if (user.hotel?.slug) localStore.write(LOCAL.slug, user.hotel.slug);
    change({ status: 'signed-in', user, token }, 'guest');
  },

  /** Clears everything that belongs to the guest, in all tabs. Calls nothing. */
  signOut(cause: 'guest' | 'refused' = 'guest'): void {
    localStore.clear();
    change({ status: 'signed-out' }, cause);
  },

  /** A server refused `token`: its guest is signed out, unless somebody else is here by now. */
  refuse(token: string | null): void {
    if (token && token === session.token()) session.signOut('refused');
  },

  /** Re-reads storage: after another tab wrote it, or when the page comes back from the cache. */
  refresh(): void {
    const next = stored();
    if (next.token !== session.get().token) change(next, 'elsewhere');
  },

  /** Another tab signed the guest out, and has cleared what is stored. */
  endedElsewhere(): void {
    if (session.user()) change({ status: 'signed-out' }, 'elsewhere');
  },
};

addEventListener('storage', (event) => {
  if (event.key === null || event.key === LOCAL.token || event.key === LOCAL.user)
    session.refresh();
});
addEventListener('pageshow', (event) => {
  if (event.persisted) session.refresh();
});
