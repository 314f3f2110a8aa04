import { useEffect, useRef } from 'react';

/**
 * Runs an action after a delay, unless the guest has left the screen by then.
 *
 * `onSuccess` returns the promise, so that the form stays busy and sends nothing meanwhile.
 */
export function useDelayedAction(): (action: () => unknown, delayMs: number) => Promise<unknown> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return async (action, delayMs) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return isHere.current ? action() : undefined;
  };
}
