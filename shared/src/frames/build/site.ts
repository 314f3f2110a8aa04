/** Stands in the place of `runtime/site.ts` while frames are drawn. */
import { drawing } from './drawing.ts';
import { markOf } from './marks.ts';

export const mountAt = () => undefined;

export function canOpen(href: string): boolean {
  const now = drawing();
  if (now.mode === 'values') return now.filling.canOpen(href);
  return markOf({ open: href }) as unknown as boolean;
}
