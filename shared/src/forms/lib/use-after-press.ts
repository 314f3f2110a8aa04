import { useEffect, useRef } from 'react';

/**
 * Runs an action after the current pointer press ends, otherwise in the next task.
 *
 * A field loses the focus while the pointer is still down. An error that appears at once would move the
 * pressed button away from the pointer, and the click would be lost.
 */
export function useAfterPress(): (action: () => void) => void {
  const press = useRef({ held: false, pending: [] as (() => void)[] });
  useEffect(() => {
    const listening = new AbortController();
    function hold() {
      press.current.held = true;
    }
    function release() {
      press.current.held = false;
      // The browser dispatches the click in the same task as the release.
      for (const action of press.current.pending.splice(0)) setTimeout(action);
    }
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointerdown', hold, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, []);
  return (action) => {
    if (press.current.held) press.current.pending.push(action);
    else setTimeout(action);
  };
}
