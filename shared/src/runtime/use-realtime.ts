import { useSyncExternalStore } from 'react';
import { type RealtimeState, realtime } from './realtime.ts';

/** Where the connection for live events stands; the component is drawn again when that changes. */
export function useRealtime(): RealtimeState {
  return useSyncExternalStore(realtime.subscribe, realtime.state, () => 'idle');
}
