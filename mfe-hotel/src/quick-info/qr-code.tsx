import { encode } from 'uqr';

/** A QR code drawn as one path; `label` says what it is for. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const path = data.map((row, y) => rowPath(row, y)).join('');
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#14181c" d={path} />
    </svg>
  );
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
