import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readableOn } from '@foyer/shared/hotel/color';
import opentype from 'opentype.js';
import { door } from '../../page/favicon.ts';

const FONTS = [
  import.meta.resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff'),
  import.meta.resolve('@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff'),
];

/** The hotel's initial in its colours; a door for a letter that the font does not have. */
export function monogram(initial: string, color: string): string {
  const ink = readableOn(color);
  const path = initial && outlineOf(initial);
  if (!path) return door(color, ink);
  const { x1, y1, x2, y2 } = path.getBoundingBox();
  // The letter's own box in the middle of its ground: twice as high as the letter.
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
    // The first of a font is the box that stands for what it does not have.
    if (glyph.index > 0) return glyph.getPath(0, 0, 1000);
  }
  return undefined;
}
