import type { ReactNode } from 'react';
import { useAfterPaint } from '../ui/waiting/use-after-paint.ts';
import { useTakeover } from './takeover.ts';

/**
 * The lower part of a long screen: after a press it is drawn a moment later than what a guest reads
 * first, for which a slow phone has time enough within a tenth of a second. Until then it keeps
 * `room` free, a CSS length. With a frame it is there from the start.
 */
export function Below({ room, children }: { room: string; children: ReactNode }) {
  const drawn = useAfterPaint(useTakeover());
  return drawn ? children : <div style={{ height: room }} />;
}
