import { useEffect, useRef } from 'react';
import styles from './near-end.module.css';

/** How far ahead of what is seen a list grows. */
const AHEAD_PX = 1200;

/**
 * The item at an end of what is drawn; says when a guest comes near it, once. `across` is for a
 * list that scrolls sideways by itself, `room` what it keeps free for the items before it.
 */
export function NearEnd({
  onNear,
  across = false,
  room,
}: {
  onNear: () => void;
  across?: boolean;
  room?: string;
}) {
  const item = useRef<HTMLLIElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    const end = item.current;
    if (!end) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near.current();
      },
      // The document, not the window: in a frame a margin counts for its own document only.
      { root: across ? end.parentElement : document, rootMargin: `${AHEAD_PX}px` },
    );
    watch.observe(end);
    return () => watch.disconnect();
  }, [across]);
  return <li ref={item} className={styles.end} style={{ width: room }} aria-hidden="true" />;
}
