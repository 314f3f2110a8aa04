import { useStore } from 'zustand';
import { useTakeover } from '../frames/takeover.ts';
import { type Session, store } from './session.ts';

/** A frame is drawn for whoever opens the page. */
const NOBODY: Session = { status: 'signed-out' };

/** What a component needs of the session; it is drawn again when that changes. */
export function useSession<Part>(select: (session: Session) => Part): Part {
  const takeover = useTakeover();
  const part = useStore(store, ({ session }) => select(session));
  return takeover ? select(NOBODY) : part;
}
