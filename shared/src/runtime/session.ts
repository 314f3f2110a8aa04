import * as z from 'zod/mini';
import { User } from '../contracts/auth.ts';
import { LOCAL, localStore, SESSION, sessionStore } from './storage.ts';

/** Who is using the app in this browser. */
export type Session = { status: 'signed-out' } | { status: 'signed-in'; user: User; token: string };

/** Why the session changed: by this tab's guest, by a refused token, or in another tab. */
export type SessionChange = { before: Session; cause: 'guest' | 'refused' | 'elsewhere' };

const listeners = new Set<(change: SessionChange) => void>();
let current: Session = read();

function read(): Session {
  const token = localStore.read(LOCAL.token, z.string());
  const user = localStore.read(LOCAL.user, User);
  return token && user ? { status: 'signed-in', user, token } : { status: 'signed-out' };
}

/** Every tab keeps its guest's hotel details itself: session storage is not shared. */
function change(next: Session, cause: SessionChange['cause']): void {
  const before = current;
  current = next;
  const hotel = next.status === 'signed-in' ? next.user.hotel : undefined;
  if (hotel) sessionStore.write(SESSION.hotelDetails, hotel);
  else sessionStore.remove(SESSION.hotelDetails);
  for (const listener of listeners) listener({ before, cause });
}

/** The session of all tabs: its truth is local storage, which every tab follows. */
export const session = {
  get: (): Session => current,

  /** The signed-in guest, else undefined. */
  user: (): User | undefined => (current.status === 'signed-in' ? current.user : undefined),

  token: (): string | null => (current.status === 'signed-in' ? current.token : null),

  subscribe(listener: (change: SessionChange) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Stores guest and token for all tabs (specification section 4). */
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

  /** Re-reads storage: after another tab wrote it, or when the page comes back from the cache. */
  refresh(): void {
    const next = read();
    const same =
      next.status === current.status &&
      (next.status === 'signed-out' ||
        (current.status === 'signed-in' && next.token === current.token));
    if (!same) change(next, 'elsewhere');
  },
};

addEventListener('storage', (event) => {
  if (event.key === null || event.key === LOCAL.token || event.key === LOCAL.user)
    session.refresh();
});
addEventListener('pageshow', (event) => {
  if (event.persisted) session.refresh();
});
