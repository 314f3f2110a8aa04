import { Fragment, type ReactNode } from 'react';

/** Renders its children if a template variable is set or an address is open. */
export function If({
  condition,
  otherwise = null,
  children,
}: {
  condition: string | boolean | null | undefined;
  otherwise?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return condition ? children : otherwise;
}

/** Renders each item of a list. */
export function For<Item extends { key: string }>({
  of,
  children,
}: {
  of: readonly Item[];
  children: (item: Item) => ReactNode;
}): ReactNode {
  return of.map((item) => <Fragment key={item.key}>{children(item)}</Fragment>);
}
