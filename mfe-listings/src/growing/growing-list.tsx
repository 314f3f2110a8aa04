import type { ReactNode } from 'react';
import { NearEnd } from './near-end.tsx';
import { useGrowing } from './use-growing.ts';

/** About as many as a phone shows; the rest of a larger screen follows at once. */
const FIRST = 4;

/** A list of any length, drawn as far as a guest has come; `children` draws one item, told whether it is the first. */
export function GrowingList<Item extends { id: number }>({
  items,
  className,
  children,
}: {
  items: readonly Item[];
  className: string | undefined;
  children: (item: Item, first: boolean) => ReactNode;
}) {
  const { to, after } = useGrowing(FIRST);
  return (
    <ul className={className}>
      {items.slice(0, to).map((item, index) => (
        <li key={item.id}>{children(item, index === 0)}</li>
      ))}
      {to < items.length && <NearEnd key={to} onNear={after} />}
    </ul>
  );
}
