/** Replaces `templates/if-for.tsx` while a build renders templates. */
import { createElement, Fragment, type ReactNode } from 'react';
import { MARKER_PATTERN } from '../markers.ts';
import { renderMode } from '../render-mode.ts';
import type { NestedKind } from '../variable-kinds.ts';
import { markersOf } from './template-variables.ts';

type IfProps = {
  condition: string | boolean | null | undefined;
  otherwise?: ReactNode;
  children: ReactNode;
};

/** Renders both branches of a marker; evaluates any other condition. */
export function If({ condition, otherwise = null, children }: IfProps): ReactNode {
  const marker = typeof condition === 'string' && condition.match(MARKER_PATTERN)?.[0];
  if (!marker || renderMode().mode === 'values') return condition ? children : otherwise;
  const nodes = createElement('foyer-nodes', null, children);
  return createElement(
    'foyer-if',
    { of: marker },
    nodes,
    createElement('foyer-otherwise', null, otherwise),
  );
}

/** Renders the item of a marked list once. */
export function For<Item extends { key: string }>({
  of,
  children,
}: {
  of: readonly Item[];
  children: (item: Item) => ReactNode;
}): ReactNode {
  const [first] = of as unknown as {
    list: string;
    kinds: { readonly [name: string]: NestedKind };
  }[];
  if (renderMode().mode === 'markers' && first) {
    const item = markersOf(first.kinds, `${first.list}.`) as Item;
    return createElement('foyer-for', { of: first.list }, children(item));
  }
  return of.map((item) => <Fragment key={item.key}>{children(item)}</Fragment>);
}
