import type { ReactNode } from 'react';
import { useAfterPaint } from '../browser/use-after-paint.ts';
import { useHydration } from './hydration.ts';

/**
 * Renders the part of a long screen below the fold after the first paint. The part above then
 * appears within a tenth of a second on a slow phone. Until then an empty block of `height` (a CSS
 * length) takes its place. While a template hydrates, the part renders at once.
 */
export function BelowFold({ height, children }: { height: string; children: ReactNode }) {
  const isRendered = useAfterPaint(useHydration());
  return isRendered ? children : <div style={{ height }} />;
}
