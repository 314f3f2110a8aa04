import { useSyncExternalStore } from 'react';
import { type Session, session } from './session.ts';

/** The session of this render; the component follows it. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get);
}
