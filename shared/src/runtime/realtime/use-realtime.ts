import { useSyncExternalStore } from 'react';
import { type RealtimeState, realtime } from './realtime.ts';

/** Returns the state of the realtime connection and rerenders the component when it changes. */
export function useRealtime(): RealtimeState {
  return useSyncExternalStore(realtime.subscribe, realtime.state, () => 'idle');
}
