import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readableOn } from '@foyer/shared/hotel/color.ts';
import opentype from 'opentype.js';
import { door } from '../favicon.ts';

const FONTS = [
  import.meta.resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff'),
  import.meta.resolve('@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff'),
];

/** Returns the hotel's initial in its colours; a door if the font lacks the letter. */
export function monogram(initial: string, color: string): string {
  const ink = readableOn(color);
  const path = initial && outlineOf(initial);
  if (!path) return door(color, ink);
  const { x1, y1, x2, y2 } = path.getBoundingBox();
  // The background is a square around the letter's box, with twice its longer side.
  const side = 2 * Math.max(x2 - x1, y2 - y1);
  const [left, top] = [(x1 + x2 - side) / 2, (y1 + y2 - side) / 2];
  const square = `x="${left}" y="${top}" width="${side}" height="${side}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${side} ${side}"><rect ${square} fill="${color}"/><path d="${path.toPathData(2)}" fill="${ink}"/></svg>`;
}

function outlineOf(letter: string): opentype.Path | undefined {
  for (const file of FONTS) {
    const bytes = readFileSync(fileURLToPath(file));
    const font = opentype.parse(new Uint8Array(bytes).buffer);
    const glyph = font.charToGlyph(letter);
    // Glyph 0 of a font is the box for missing characters.
    if (glyph.index > 0) return glyph.getPath(0, 0, 1000);
  }
  return undefined;
}
