/** Replaces `runtime/template-variables.ts` while a build renders templates. */
import type { PageVariables } from '@foyer/shared/template-filling/page-variables.ts';
import { markerOf } from '../markers.ts';
import { renderMode } from '../render-mode.ts';
import { type NestedKind, VARIABLE_KINDS } from '../variable-kinds.ts';

export function useTemplateVariables(): PageVariables {
  const current = renderMode();
  return (
    current.mode === 'markers' ? markersOf(VARIABLE_KINDS, '') : current.context.values
  ) as PageVariables;
}

export function useAriaCurrent(): (href: string, below: boolean) => 'page' | undefined {
  const current = renderMode();
  return (href, below) => {
    if (current.mode === 'markers') return markerOf({ current: href, below }) as 'page';
    return current.context.isHere(href, below) ? 'page' : undefined;
  };
}

/** Returns a marker for each variable; a list holds its name and the kinds of its items. */
export function markersOf(kinds: { readonly [name: string]: NestedKind }, list: string) {
  const markers = Object.entries(kinds).map(([name, kind]) => {
    const variable = list + name;
    return [
      name,
      typeof kind === 'object' ? [{ list: variable, kinds: kind }] : markerOf({ variable, kind }),
    ];
  });
  return Object.fromEntries(markers);
}
