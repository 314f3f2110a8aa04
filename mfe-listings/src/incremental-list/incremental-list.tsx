import type { ReactNode } from 'react';
import { EndSentinel } from './end-sentinel.tsx';
import { useIncrementalRange } from './use-incremental-range.ts';

/** About as many as a phone shows; larger screens load more immediately. */
const INITIAL_ITEMS = 4;

/**
 * Renders a list of any length incrementally as the guest scrolls. `children` renders an item and
 * receives whether it is the first.
 */
export function IncrementalList<Item extends { id: number }>({
  items,
  className,
  children,
}: {
  items: readonly Item[];
  className: string | undefined;
  children: (item: Item, first: boolean) => ReactNode;
}) {
  const { to, growAfter } = useIncrementalRange(INITIAL_ITEMS);
  return (
    <ul className={className}>
      {items.slice(0, to).map((item, index) => (
        <li key={item.id}>{children(item, index === 0)}</li>
      ))}
      {to < items.length && <EndSentinel key={to} onNear={growAfter} />}
    </ul>
  );
}
