import { useEffect, useRef } from 'react';

/**
 * Runs an action after the current pointer press ends, otherwise in the next task.
 *
 * A field loses the focus while the pointer is still down. An error that appears at once would move the
 * pressed button away from the pointer, and the click would be lost.
 */
export function useAfterPress(): (action: () => void) => void {
  const release = useRef(Promise.resolve());
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    function hold() {
      release.current = new Promise((resolve) => {
        for (const event of ['pointerup', 'pointercancel'])
          document.addEventListener(event, () => resolve(), { ...options, once: true });
      });
    }
    document.addEventListener('pointerdown', hold, options);
    return () => listening.abort();
  }, []);
  // The browser dispatches the click in the same task as the release.
  return (action) => void release.current.then(() => setTimeout(action));
}
