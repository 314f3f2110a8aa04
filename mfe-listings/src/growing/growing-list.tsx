import type { ReactNode } from 'react';
import { NearEnd } from './near-end.tsx';
import { useGrowing } from './use-growing.ts';

/** More cards than any screen shows at once. */
const FIRST = 8;

/** A list of any length, drawn as far as a guest has come; `children` draws one item. */
export function GrowingList<Item extends { id: number }>({
  items,
  className,
  children,
}: {
  items: readonly Item[];
  className: string | undefined;
  children: (item: Item) => ReactNode;
}) {
  const { to, after } = useGrowing(FIRST);
  return (
    <ul className={className}>
      {items.slice(0, to).map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
      {to < items.length && <NearEnd key={to} onNear={after} />}
    </ul>
  );
}
