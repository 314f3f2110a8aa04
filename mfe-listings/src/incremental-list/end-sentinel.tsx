import { useEffect, useRef } from 'react';
import styles from './end-sentinel.module.css';

/** The distance from the visible area within which a list grows. */
const ROOT_MARGIN_PX = 1200;

/**
 * Calls `onNear` once when the guest scrolls near this end of the rendered items. `horizontal` is
 * for a list that scrolls sideways; `reservedWidth` reserves space for the items before it.
 */
export function EndSentinel({
  onNear,
  horizontal = false,
  reservedWidth,
}: {
  onNear: () => void;
  horizontal?: boolean;
  reservedWidth?: string;
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
      // The document, not the window: in an iframe a margin only applies to its own document.
      { root: horizontal ? end.parentElement : document, rootMargin: `${ROOT_MARGIN_PX}px` },
    );
    watch.observe(end);
    return () => watch.disconnect();
  }, [horizontal]);
  return (
    <li ref={item} className={styles.end} style={{ width: reservedWidth }} aria-hidden="true" />
  );
}
