/** Stands in the place of `frames/vary.tsx` while frames are drawn. */
import { createElement, Fragment, type ReactNode } from 'react';
import { drawing } from './drawing.ts';
import type { Kind } from './kinds.ts';
import { MARKS } from './marks.ts';
import { marked } from './slots.ts';

type Holds = {
  holds: string | boolean | null | undefined;
  otherwise?: ReactNode;
  children: ReactNode;
};

/** Writes a condition down where it is a mark, with both of its sides. */
export function When({ holds, otherwise = null, children }: Holds): ReactNode {
  const mark = typeof holds === 'string' && holds.match(MARKS)?.[0];
  if (!mark || drawing().mode === 'values') return holds ? children : otherwise;
  const yes = createElement('frame-yes', null, children);
  return createElement('frame-when', { of: mark }, yes, createElement('frame-no', null, otherwise));
}

/** Writes a list down, its item once. */
export function Each<Item extends { key: string }>({
  of,
  children,
}: {
  of: readonly Item[];
  children: (item: Item) => ReactNode;
}): ReactNode {
  const [first] = of as unknown as { list: string; kinds: { readonly [slot: string]: Kind } }[];
  if (drawing().mode === 'marks' && first) {
    const item = marked(first.kinds, `${first.list}.`) as Item;
    return createElement('frame-each', { of: first.list }, children(item));
  }
  return of.map((item) => <Fragment key={item.key}>{children(item)}</Fragment>);
}
