import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import styles from './end-sentinel.module.css';

/** About as many as a phone shows; larger screens load more immediately. */
const INITIAL_ITEMS = 4;
/** Items added at a time: a few screens of large cards, two of the smallest. */
const STEP = 24;

/** The distance from the visible area within which a list grows. */
const ROOT_MARGIN_PX = 1200;

/**
 * Renders a list of any length incrementally as the guest scrolls. `children` renders an item and
 * receives whether it is the first. `end` follows the complete list, which then moves it no more.
 */
export function IncrementalList<Item extends { id: number }>({
  items,
  className,
  end,
  children,
}: {
  items: readonly Item[];
  className: string | undefined;
  end?: ReactNode;
  children: (item: Item, first: boolean) => ReactNode;
}) {
  const { to, growAfter } = useIncrementalRange(INITIAL_ITEMS);
  const isComplete = to >= items.length;
  return (
    <>
      <ul className={className}>
        {items.slice(0, to).map((item, index) => (
          <li key={item.id}>{children(item, index === 0)}</li>
        ))}
        {!isComplete && <EndSentinel key={to} onNear={growAfter} />}
      </ul>
      {isComplete && end}
    </>
  );
}

type Range = { from: number; to: number };

function rangeAround(at: number, first: number): Range {
  const from = Math.max(0, at - first / 2);
  return { from, to: from + first };
}

/**
 * Returns the rendered range of a list: `first` items around the item `at`, growing at either end
 * (LIST-23). A screen is rendered during the press that opens it, so it begins with the visible
 * items. Growing is a transition, so that input comes first.
 */
export function useIncrementalRange(first: number, at = 0) {
  const [current, setRange] = useState(() => rangeAround(at, first));
  const within = current.from <= at && at < current.to;
  const range = within ? current : rangeAround(at, first);
  if (!within) setRange(range);
  const grow = (step: (range: Range) => Range) => startTransition(() => setRange(step));
  return {
    ...range,
    growBefore: () => grow(({ from, to }) => ({ from: Math.max(0, from - STEP), to })),
    growAfter: () => grow(({ from, to }) => ({ from, to: to + STEP })),
  };
}

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
  useEffect(() => {
    const end = item.current;
    if (!end) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
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
