// After a change here, raise DRAWING_VERSION (platform/prerender/src/page/icon-address.ts).

import { SOCIAL_CARD_SIZE, type SocialCard, type SocialCardInput } from '@foyer/prerender/page';
import sharp from 'sharp';
import { iconOf, MAX_PIXELS, readableMarkOf } from './draw-icons.ts';

/** Minimum width of a banner; a narrower one would be blurred. */
const MIN_WIDTH = 600;
/** Share of the cut that is taken from the top. Banners have the building below the sky. */
const FROM_TOP = 0.35;
/** Messengers do not show large files. */
const QUALITY = 80;
/** Share of the height for the mark if there is no banner. */
const MARK_SHARE = 0.5;

/** Draws a social card: the hotel's banner, else its mark on its colour. */
export async function drawSocialCard({ banner, ...icon }: SocialCardInput): Promise<SocialCard> {
  const base = { ...SOCIAL_CARD_SIZE, channels: 3 as const, background: icon.color };
  const foreground =
    (banner && (await cut(banner, icon.color).catch(() => undefined))) ??
    (await iconOf(
      await readableMarkOf(icon),
      Math.round(MARK_SHARE * SOCIAL_CARD_SIZE.height),
      'plain',
      true,
    ));
  const card = await sharp({ create: base })
    .composite([{ input: Buffer.from(foreground) }])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  return { socialCard: new Uint8Array(card) };
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
