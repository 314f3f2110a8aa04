import { useEffect, useRef } from 'react';

/**
 * Runs an action when the press that is under way is over, else in the next task. A field is left
 * while the pointer is still down: a line that appears at once moves what is being pressed away
 * from under it, and the click is lost.
 */
export function useAfterPress(): (action: () => void) => void {
  const press = useRef({ held: false, waiting: [] as (() => void)[] });
  useEffect(() => {
    const listening = new AbortController();
    function hold() {
      press.current.held = true;
    }
    function release() {
      press.current.held = false;
      // The click belongs to the same task as the release.
      for (const action of press.current.waiting.splice(0)) setTimeout(action);
    }
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointerdown', hold, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, []);
  return (action) => {
    if (press.current.held) press.current.waiting.push(action);
    else setTimeout(action);
  };
}
