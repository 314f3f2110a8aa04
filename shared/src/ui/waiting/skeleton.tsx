import { type CSSProperties, startTransition, useLayoutEffect, useRef, useState } from 'react';
import styles from './skeleton.module.css';

/**
 * Renders a placeholder box with the size of the loading content; visible after half a second.
 *
 * Put the boxes of a screen inside an element with `aria-busy`.
 */
export function Skeleton({
  width = '100%',
  height,
  radius,
  onPicture = false,
  className,
}: {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  radius?: CSSProperties['borderRadius'];
  onPicture?: boolean;
  className?: string | undefined;
}) {
  const classes = [styles.skeleton, onPicture && styles.onPicture, className];
  return (
    <span
      aria-hidden="true"
      className={classes.filter(Boolean).join(' ')}
      style={{ width, height, borderRadius: radius }}
    />
  );
}

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
