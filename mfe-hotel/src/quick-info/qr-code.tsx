import { useAfterPaint } from '@foyer/shared/ui/waiting/use-after-paint';
import { useMemo } from 'react';
import { encode } from 'uqr';

/**
 * A QR code drawn as one path; `label` says what it is for. It comes a moment after what stands
 * around it: to work it out takes a phone as long as to draw a screen.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const shown = useAfterPaint() ? text : '';
  const { size, path } = useMemo(() => drawn(shown), [shown]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#14181c" d={path} />
    </svg>
  );
}

function drawn(text: string): { size: number; path: string } {
  if (!text) return { size: 1, path: '' };
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  return { size, path: data.map((row, y) => rowPath(row, y)).join('') };
}

/** Neighbouring dark modules become one rectangle. */
function rowPath(row: boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    path += `M${start} ${y}h${x + 1 - start}v1h-${x + 1 - start}z`;
  }
  return path;
}
