/**
 * Replaces the modules of `shared` that read the page while a build renders templates: `page`, `site`
 * and `use-hotel` of `runtime`, and `hydration` and `if-for` of `templates`.
 */
import type { Composition } from '@foyer/shared/contracts/composition.ts';
import type { InlinedHotel } from '@foyer/shared/contracts/page.ts';
import type { PageVariables } from '@foyer/shared/template-filling/page-variables.ts';
import type { If as RealIf } from '@foyer/shared/templates/if-for.tsx';
import { createElement, Fragment, type ReactNode } from 'react';
import { MARKER_PATTERN, markerOf } from './markers.ts';
import { renderValues } from './render-values.ts';
import { type NestedKind, VARIABLE_KINDS } from './variable-kinds.ts';

export const hotelSlug = markerOf({ variable: 'slug', kind: 'segment' });

const composition: Composition = {
  id: '',
  slug: hotelSlug,
  shell: { version: '0.0.0' },
  remotes: [],
  mounts: [],
  header: [],
  menu: [],
  signup_hotel: null,
  video_hosts: [],
};

const hotel: InlinedHotel = { slug: hotelSlug, state: 'ok', hotel: null, fetched_at: 0 };

export const page = { composition, hotel, template: null };

export const mountAt = () => undefined;

export function canOpen(href: string): boolean {
  const values = renderValues();
  return values ? values.canOpen(href) : (markerOf({ open: href }) as unknown as boolean);
}

export const useHydration = () => true;

export function useHotel(): PageVariables {
  return (renderValues()?.values ?? markersOf(VARIABLE_KINDS, '')) as PageVariables;
}

export function useAriaCurrent(): (href: string, below: boolean) => 'page' | undefined {
  return (href, below) => {
    const values = renderValues();
    if (!values) return markerOf({ current: href, below }) as 'page';
    return values.isHere(href, below) ? 'page' : undefined;
  };
}

type Kinds = { readonly [name: string]: NestedKind };

/** Returns a marker for each variable; a list holds its name and the kinds of its items. */
function markersOf(kinds: Kinds, list: string) {
  const markers = Object.entries(kinds).map(([name, kind]) => {
    const variable = list + name;
    return [
      name,
      typeof kind === 'object' ? [{ list: variable, kinds: kind }] : markerOf({ variable, kind }),
    ];
  });
  return Object.fromEntries(markers);
}

type IfProps = Parameters<typeof RealIf>[0];

/** Renders both branches of a marker; evaluates any other condition. */
export function If({ condition, otherwise = null, children }: IfProps): ReactNode {
  const marker = typeof condition === 'string' && condition.match(MARKER_PATTERN)?.[0];
  if (!marker || renderValues()) return condition ? children : otherwise;
  const nodes = createElement('foyer-nodes', null, children);
  return createElement(
    'foyer-if',
    { of: marker },
    nodes,
    createElement('foyer-otherwise', null, otherwise),
  );
}

type ForProps<Item> = { of: readonly Item[]; children: (item: Item) => ReactNode };

/** Renders the item of a marked list once. */
export function For<Item extends { key: string }>({ of, children }: ForProps<Item>): ReactNode {
  const [first] = of as unknown as { list: string; kinds: Kinds }[];
  if (!renderValues() && first) {
    const item = markersOf(first.kinds, `${first.list}.`) as Item;
    return createElement('foyer-for', { of: first.list }, children(item));
  }
  return of.map((item) => <Fragment key={item.key}>{children(item)}</Fragment>);
}
