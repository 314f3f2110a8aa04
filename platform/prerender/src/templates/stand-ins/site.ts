/** Replaces `runtime/site.ts` while a build renders templates. */

import { markerOf } from '../markers.ts';
import { renderMode } from '../render-mode.ts';

export const mountAt = () => undefined;

export function canOpen(href: string): boolean {
  const current = renderMode();
  if (current.mode === 'values') return current.context.canOpen(href);
  return markerOf({ open: href }) as unknown as boolean;
}
