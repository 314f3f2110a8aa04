import { useEffect, useRef } from 'react';

/**
 * Runs an action after a while, unless the guest has left the screen by then. The promise ends with
 * the action, or when the screen is left: `onSuccess` returns it, so that nothing is sent meanwhile.
 */
export function useLater(): (action: () => unknown, delayMs: number) => Promise<unknown> {
  const screen = useRef<AbortController>(undefined);
  useEffect(() => {
    const here = new AbortController();
    screen.current = here;
    return () => here.abort();
  }, []);
  return (action, delayMs) =>
    new Promise((resolve) => {
      const here = screen.current?.signal;
      if (!here || here.aborted) return resolve(undefined);
      const timer = setTimeout(() => resolve(action()), delayMs);
      here.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve(undefined);
      });
    });
}
