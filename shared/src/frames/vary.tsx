import { Fragment, type ReactNode } from 'react';

/** Draws its children where a slot, or what was asked of an address, holds. */
export function When({
  holds,
  otherwise = null,
  children,
}: {
  holds: string | boolean | null | undefined;
  otherwise?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return holds ? children : otherwise;
}

/** Draws every item of a list. */
export function Each<Item extends { key: string }>({
  of,
  children,
}: {
  of: readonly Item[];
  children: (item: Item) => ReactNode;
}): ReactNode {
  return of.map((item) => <Fragment key={item.key}>{children(item)}</Fragment>);
}
