import { useStore } from 'zustand';
import { useHydration } from '../../templates/hydration.ts';
import { type Session, store } from './session.ts';

/** Templates are prerendered without a session. */
const SIGNED_OUT: Session = { status: 'signed-out' };

/** Returns the selected part of the session and rerenders the component when it changes. */
export function useSession<Selected>(select: (session: Session) => Selected): Selected {
  const isHydrating = useHydration();
  const selected = useStore(store, ({ session }) => select(session));
  return isHydrating ? select(SIGNED_OUT) : selected;
}
