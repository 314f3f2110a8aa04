import { startTransition, useLayoutEffect, useRef, useState } from 'react';

/** Delay in milliseconds before a skeleton becomes visible. */
const DELAY_MS = 500;
/** Minimum time in milliseconds that a skeleton stays visible, to avoid a flash. */
const MIN_VISIBLE_MS = 300;

/**
 * Returns true while content is `pending`; a visible skeleton stays for a minimum time.
 *
 * The content replaces it in a transition, which keeps a slow phone responsive.
 */
export function useSkeleton(pending: boolean): boolean {
  const since = useRef(0);
  const [held, setHeld] = useState(pending);
  useLayoutEffect(() => {
    if (pending) {
      since.current = performance.now();
      setHeld(true);
      return;
    }
    const release = () => startTransition(() => setHeld(false));
    const waited = performance.now() - since.current;
    const left = waited > DELAY_MS ? DELAY_MS + MIN_VISIBLE_MS - waited : 0;
    if (left <= 0) {
      release();
      return;
    }
    const timer = setTimeout(release, left);
    return () => clearTimeout(timer);
  }, [pending]);
  return pending || held;
}
