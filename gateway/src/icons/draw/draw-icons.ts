import sharp, { type Sharp } from 'sharp';
import type { IconOrder, Icons } from '../icon-order.ts';
import { shortcutGlyph } from './glyphs.ts';
import { type Mark, markOf } from './mark.ts';
import { monogram } from './monogram.ts';
import type { Pixels } from './pixels.ts';

/** A larger picture is not even begun: 4096 × 4096. */
export const LIMIT_PIXELS = 16_777_216;
/** What is smaller would be a blur. */
const LEAST_SIDE = 96;
/** Pixels are looked at, and marks cut out, at this size. */
const WORK_SIDE = 1024;
const POINTS_PER_INCH = 72;

const PAPER = '#fbfaf7';
const INK = '#16181b';

/** How far across an icon its mark reaches, from corner to corner: any mask keeps the middle 80 %. */
const REACH = { maskable: 0.8, plain: 0.92 };
/** What is high or wide reaches less far, or it would look larger than others. */
const LONGEST_SIDE = 0.72;
/** The rounding of an icon that nobody rounds for us. */
const ROUNDING = 0.22;

// Nothing but the formats of the web: every further reader is one more that bytes could break.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Heif', 'Svg', 'Nsgif'].map(
    (format) => `VipsForeignLoad${format}`,
  ),
});

type Drawn = { pixels: Pixels; mark: Mark };

/** Draws all icons of a hotel from the first picture that makes readable ones, else a monogram. */
export async function drawIcons(order: IconOrder): Promise<Icons> {
  const { color } = order;
  const drawn = await markedOf(order);
  const [any192, any512, maskable, apple, quickInfo, chat] = await Promise.all([
    iconOf(drawn, 192, 'plain', true),
    iconOf(drawn, 512, 'plain', true),
    iconOf(drawn, 512, 'maskable', false),
    iconOf(drawn, 180, 'plain', false),
    png(sharp(Buffer.from(shortcutGlyph('quick-info-192', color))).resize(192)),
    png(sharp(Buffer.from(shortcutGlyph('chat-192', color))).resize(192)),
  ]);
  return {
    'any-192': any192,
    'any-512': any512,
    'maskable-512': maskable,
    'apple-180': apple,
    'quick-info-192': quickInfo,
    'chat-192': chat,
  };
}

/** The first of a hotel's pictures that makes a readable icon, else its monogram. */
export async function markedOf({ pictures, initial, color }: IconOrder): Promise<Drawn> {
  const grounds = [PAPER, color, INK];
  let drawn: Drawn | undefined;
  for (const picture of pictures) drawn ??= await drawnOf(picture, grounds).catch(() => undefined);
  drawn ??= await drawnOf(Buffer.from(monogram(initial, color)), grounds);
  if (!drawn) throw new Error('Not even a monogram could be drawn');
  return drawn;
}

async function drawnOf(picture: Uint8Array, grounds: string[]): Promise<Drawn | undefined> {
  // A packed SVG may be anything once it is unpacked.
  if (picture[0] === 0x1f && picture[1] === 0x8b) return undefined;
  const { format, width, height } = await sharp(picture, {
    limitInputPixels: LIMIT_PIXELS,
  }).metadata();
  const longest = Math.max(width, height);
  const vector = format === 'svg';
  if (!vector && longest < LEAST_SIDE) return undefined;
  const density = Math.max(1, (POINTS_PER_INCH * WORK_SIDE) / longest);
  const { data, info } = await sharp(picture, {
    limitInputPixels: LIMIT_PIXELS,
    ...(vector && { density }),
  })
    .autoOrient()
    .resize({ width: WORK_SIDE, height: WORK_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const mark = markOf(pixels, grounds);
  return mark && { pixels, mark };
}

/** One icon: the mark in the middle of its ground. */
export async function iconOf(
  { pixels: { data, width, height }, mark }: Drawn,
  side: number,
  reach: keyof typeof REACH,
  rounded: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  const { box, ground, fills } = mark;
  const scale =
    REACH[reach] *
    side *
    Math.min(1 / Math.hypot(box.width, box.height), LONGEST_SIDE / Math.max(box.width, box.height));
  const size = fills
    ? { width: side, height: side }
    : {
        width: Math.max(1, Math.round(box.width * scale)),
        height: Math.max(1, Math.round(box.height * scale)),
      };
  const shown = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract(box)
    .resize({ ...size, fit: 'cover' })
    .png()
    .toBuffer();
  const square = sharp({ create: { width: side, height: side, channels: 4, background: ground } });
  const whole = square.composite([{ input: shown }]);
  if (!rounded) return png(whole.removeAlpha());
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${ROUNDING * 100}"/></svg>`;
  const mask = await sharp(Buffer.from(corners)).resize(side).png().toBuffer();
  return png(sharp(await whole.png().toBuffer()).composite([{ input: mask, blend: 'dest-in' }]));
}

async function png(image: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await image.png({ palette: true }).toBuffer());
}
