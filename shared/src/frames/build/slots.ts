/** Stands in the place of `runtime/slots.ts` while frames are drawn. */
import type { PageSlots } from '../slots.ts';
import { drawing } from './drawing.ts';
import { KINDS, type Kind } from './kinds.ts';
import { markOf } from './marks.ts';

export function useSlots(): PageSlots {
  const now = drawing();
  return (now.mode === 'marks' ? marked(KINDS, '') : now.filling.slots) as PageSlots;
}

export function useCurrent(): (href: string, below: boolean) => 'page' | undefined {
  const now = drawing();
  return (href, below) => {
    if (now.mode === 'marks') return markOf({ current: href, below }) as 'page';
    return now.filling.isHere(href, below) ? 'page' : undefined;
  };
}

/** A mark for every slot; a list tells its name and the kinds of its items. */
export function marked(kinds: { readonly [slot: string]: Kind }, list: string) {
  const marks = Object.entries(kinds).map(([name, kind]) => {
    const slot = list + name;
    return [
      name,
      typeof kind === 'object' ? [{ list: slot, kinds: kind }] : markOf({ slot, kind }),
    ];
  });
  return Object.fromEntries(marks);
}
