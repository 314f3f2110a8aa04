// After a change here, raise DRAWING_VERSION (platform/prerender/src/page/drawings.ts).

import type { DrawingInput, IconName } from '@foyer/prerender/page';
import { readableOn } from '@foyer/shared/hotel/color.ts';
import sharp, { type Sharp } from 'sharp';
import { type Mark, markOf } from './mark.ts';
import { monogram } from './monogram.ts';
import type { Pixels } from './pixels.ts';

/** Maximum size of a picture: 4096 × 4096. */
export const MAX_PIXELS = 16_777_216;
/** Minimum side of a raster picture; a smaller one would be blurred. */
const MIN_SIDE = 96;
/** Size at which pixels are analysed and marks are cut out. */
const WORK_SIDE = 1024;
const POINTS_PER_INCH = 72;

const PAPER = '#fbfaf7';
const INK = '#16181b';

/** Share of an icon that its mark covers, corner to corner. Every mask keeps the middle 80 %. */
const REACH = { maskable: 0.8, plain: 0.92 };
/** Maximum share for the longer side. High or wide marks would look larger otherwise. */
const MAX_SIDE_SHARE = 0.72;
/** Corner radius of icons that the launcher does not mask. */
const ROUNDING = 0.22;

/** Glyphs of the app's shortcuts, like the Lucide icons of their screens. */
const GLYPHS = {
  'quick-info-192': '<circle cx="12" cy="12" r="10"/><path d="M12 16v-4M12 8h.01"/>',
  'chat-192':
    '<path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719"/>',
};

// Only the formats of the web: every other decoder is additional attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Heif', 'Svg', 'Nsgif'].map(
    (format) => `VipsForeignLoad${format}`,
  ),
});

type Drawn = { pixels: Pixels; mark: Mark };

/** Draws all icons of a hotel from the first suitable picture, else from a monogram. */
export async function drawIcons(
  input: DrawingInput,
): Promise<Record<IconName, Uint8Array<ArrayBuffer>>> {
  const drawn = await readableMarkOf(input);
  const shortcut = (name: Parameters<typeof shortcutGlyph>[0]) =>
    png(sharp(Buffer.from(shortcutGlyph(name, input.color))).resize(192));
  return {
    'any-192': await iconOf(drawn, 192, 'plain', true),
    'any-512': await iconOf(drawn, 512, 'plain', true),
    'maskable-512': await iconOf(drawn, 512, 'maskable', false),
    'apple-180': await iconOf(drawn, 180, 'plain', false),
    'quick-info-192': await shortcut('quick-info-192'),
    'chat-192': await shortcut('chat-192'),
  };
}

/** Returns a hotel's first picture that is readable as an icon, else its monogram. */
export async function readableMarkOf({ pictures, initial, color }: DrawingInput): Promise<Drawn> {
  const backgrounds = [PAPER, color, INK];
  let drawn: Drawn | undefined;
  for (const picture of pictures)
    drawn ??= await drawnOf(picture, backgrounds).catch(() => undefined);
  drawn ??= await drawnOf(Buffer.from(monogram(initial, color)), backgrounds);
  if (!drawn) throw new Error('No picture and no monogram can be drawn');
  return drawn;
}

async function drawnOf(picture: Uint8Array, backgrounds: string[]): Promise<Drawn | undefined> {
  // Rejects a gzipped SVG, which may have any size once it is decompressed.
  if (picture[0] === 0x1f && picture[1] === 0x8b) return undefined;
  const { format, width, height } = await sharp(picture, {
    limitInputPixels: MAX_PIXELS,
  }).metadata();
  const longest = Math.max(width, height);
  const vector = format === 'svg';
  if (!vector && longest < MIN_SIDE) return undefined;
  const density = Math.max(1, (POINTS_PER_INCH * WORK_SIDE) / longest);
  const { data, info } = await sharp(picture, {
    limitInputPixels: MAX_PIXELS,
    ...(vector && { density }),
  })
    .autoOrient()
    .resize({ width: WORK_SIDE, height: WORK_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const mark = markOf(pixels, backgrounds);
  return mark && { pixels, mark };
}

/** Draws one icon: the mark in the middle of its background. */
export async function iconOf(
  { pixels: { data, width, height }, mark }: Drawn,
  side: number,
  reach: keyof typeof REACH,
  rounded: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const { box, background, isFullBleed } = mark;
  const longest = Math.max(box.width, box.height);
  const share = Math.min(longest / Math.hypot(box.width, box.height), MAX_SIDE_SHARE);
  const size = isFullBleed ? side : Math.round(REACH[reach] * share * side);
  const foreground = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract(box)
    .resize({ width: size, height: size, fit: isFullBleed ? 'cover' : 'inside' })
    .png()
    .toBuffer();
  const square = sharp({ create: { width: side, height: side, channels: 4, background } });
  const whole = square.composite([{ input: foreground }]);
  if (!rounded) return png(whole.removeAlpha());
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${ROUNDING * 100}"/></svg>`;
  const mask = await sharp(Buffer.from(corners)).resize(side).png().toBuffer();
  return png(sharp(await whole.png().toBuffer()).composite([{ input: mask, blend: 'dest-in' }]));
}

async function png(image: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await image.png({ palette: true }).toBuffer());
}

/** Draws the icon of a shortcut as SVG. */
function shortcutGlyph(name: keyof typeof GLYPHS, color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 48 48"><rect x="-12" y="-12" width="48" height="48" rx="24" fill="${color}"/><g fill="none" stroke="${readableOn(color)}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${GLYPHS[name]}</g></svg>`;
}
