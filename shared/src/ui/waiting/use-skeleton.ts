import { startTransition, useLayoutEffect, useRef, useState } from 'react';

/** A skeleton shows itself only after this long. */
const UNSEEN_MS = 500;
/** Once seen, it stays at least this long: less would be a flash. */
const SEEN_MS = 300;

/**
 * Whether a skeleton should stand in for what is `pending`, or has only just stopped being so. What
 * comes in its place is drawn in pieces between which a phone answers to its guest.
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
    const left = waited > UNSEEN_MS ? UNSEEN_MS + SEEN_MS - waited : 0;
    if (left <= 0) {
      release();
      return;
    }
    const timer = setTimeout(release, left);
    return () => clearTimeout(timer);
  }, [pending]);
  return pending || held;
}
