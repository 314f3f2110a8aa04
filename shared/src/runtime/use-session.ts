import { useStore } from 'zustand';
import { type Session, store } from './session.ts';

/** What a component needs of the session; it is drawn again when that changes. */
export function useSession<Part>(select: (session: Session) => Part): Part {
  return useStore(store, ({ session }) => select(session));
}
