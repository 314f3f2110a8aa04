// After a change here, raise DRAWING_VERSION (platform/prerender/src/page/drawings.ts).

import { type DrawingInput, SOCIAL_CARD_SIZE } from '@foyer/prerender/page';
import sharp from 'sharp';
import { iconOf, MAX_PIXELS, readableMarkOf } from './draw-icons.ts';

/** Minimum width of a banner; a narrower one would be blurred. */
const MIN_WIDTH = 600;
/** Share of the cut that is taken from the top. Banners have the building below the sky. */
const FROM_TOP = 0.35;
/** Messengers do not show large files. */
const QUALITY = 80;
/** Side of the mark if there is no banner, in pixels. */
const MARK_SIDE = SOCIAL_CARD_SIZE.height / 2;

/** Draws a social card: the hotel's banner, else its mark on its colour. */
export async function drawSocialCard(input: DrawingInput): Promise<Uint8Array<ArrayBuffer>> {
  const { banner, color } = input;
  const base = { ...SOCIAL_CARD_SIZE, channels: 3 as const, background: color };
  const foreground =
    (banner && (await cut(banner, color).catch(() => undefined))) ??
    (await iconOf(await readableMarkOf(input), MARK_SIDE, 'plain', true));
  const card = await sharp({ create: base })
    .composite([{ input: Buffer.from(foreground) }])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  return new Uint8Array(card);
}

/** Cuts a picture to the card's size; undefined if the picture is unsuitable. */
async function cut(picture: Uint8Array, color: string): Promise<Buffer | undefined> {
  const image = sharp(picture, { limitInputPixels: MAX_PIXELS });
  const { format, width } = await image.metadata();
  if (format === 'svg' || width < MIN_WIDTH) return undefined;
  const { data, info } = await image
    .autoOrient()
    .resize({ ...SOCIAL_CARD_SIZE, fit: 'outside' })
    .flatten({ background: color })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extract({
      left: Math.floor((info.width - SOCIAL_CARD_SIZE.width) / 2),
      top: Math.floor((info.height - SOCIAL_CARD_SIZE.height) * FROM_TOP),
      ...SOCIAL_CARD_SIZE,
    })
    .png()
    .toBuffer();
}
