import { User } from '@foyer/shared/contracts/provider/user.ts';
import { LOCAL } from '@foyer/shared/contracts/storage.ts';
import * as z from '@foyer/shared/schema';
import { useSyncExternalStore } from 'react';
import { localStore } from '../../../../../shared/src/runtime/storage.ts';

type Session =
  | { status: 'signed-out'; user?: never; token?: never }
  | { status: 'signed-in'; user: User; token: string };
type State = { session: Session; cause: 'start' | 'guest' | 'refused' };

const NOBODY: Session = { status: 'signed-out' };
const listeners = new Set<(state: State, before: State) => void>();
let state: State | undefined;

function stored(): Session {
  const token = localStore.read(LOCAL.token, z.string());
  const user = localStore.read(LOCAL.user, User);
  return token && user ? { status: 'signed-in', user, token } : NOBODY;
}

function current(): State {
  state ??= { session: stored(), cause: 'start' };
  return state;
}

function change(session: Session, cause: State['cause']): void {
  const before = current();
  state = { session, cause };
  for (const listener of listeners) listener(state, before);
}

function subscribe(listener: (state: State, before: State) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Holds the guest of this browser in local storage, where Foyer stores it. */
export const session = {
  get: () => current().session,
  user: () => session.get().user,
  token: () => session.get().token ?? null,
  subscribe,

  signIn(user: User, token: string): void {
    localStore.write(LOCAL.user, user);
    localStore.write(LOCAL.token, token);
    change({ status: 'signed-in', user, token }, 'guest');
  },

  signOut(cause: 'guest' | 'refused' = 'guest'): void {
    localStore.clear();
    change(NOBODY, cause);
  },

  /** Signs the guest of `token` out after a server refused it. */
  refuse(token: string | null): void {
    if (token && token === session.token()) session.signOut('refused');
  },
};

/** Selects from the session; signed out on the server and while React hydrates. */
export function useSession<Part>(select: (session: Session) => Part): Part {
  return useSyncExternalStore(
    (listener) => subscribe(() => listener()),
    () => select(session.get()),
    () => select(NOBODY),
  );
}
