import { useEffect, useRef } from 'react';

/**
 * Runs an action after a delay, unless the guest has left the screen by then.
 *
 * The promise resolves after the action, or when the guest leaves the screen. `onSuccess` returns it, so
 * that the form stays busy and sends nothing meanwhile.
 */
export function useDelayedAction(): (action: () => unknown, delayMs: number) => Promise<unknown> {
  const screen = useRef<AbortController>(undefined);
  useEffect(() => {
    const mounted = new AbortController();
    screen.current = mounted;
    return () => mounted.abort();
  }, []);
  return (action, delayMs) =>
    new Promise((resolve) => {
      const mounted = screen.current?.signal;
      if (!mounted || mounted.aborted) return resolve(undefined);
      const timer = setTimeout(() => resolve(action()), delayMs);
      mounted.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve(undefined);
      });
    });
}
