import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether React is taking over the frame that came with the page: what is drawn then is what the
 * frame drew, before anything was fetched or read on this device. All is drawn again at once.
 */
export function useTakeover(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
