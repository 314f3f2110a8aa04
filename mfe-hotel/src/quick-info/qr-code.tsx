import { useAfterPaint } from '@foyer/shared/browser/use-after-paint.ts';
import { useMemo } from 'react';
import { encode } from 'uqr';

/**
 * Draws a QR code as one path; `label` describes its purpose. It is encoded after the first paint,
 * because encoding takes a phone as long as rendering a screen.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const encodedText = useAfterPaint() ? text : '';
  const { size, path } = useMemo(() => qrPath(encodedText), [encodedText]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#14181c" d={path} />
    </svg>
  );
}

function qrPath(text: string): { size: number; path: string } {
  if (!text) return { size: 1, path: '' };
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  return { size, path: data.map((row, y) => rowPath(row, y)).join('') };
}

/** Merges neighbouring dark modules into one rectangle. */
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
