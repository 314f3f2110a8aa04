import sharp from 'sharp';
import { PREVIEW, type Preview, type PreviewOrder } from '../icon-order.ts';
import { iconOf, LIMIT_PIXELS, markedOf } from './draw-icons.ts';

/** A narrower banner would be a blur. */
const LEAST_WIDTH = 600;
/** What is cut off a high picture lies more at its foot than above: houses stand under the sky. */
const FROM_TOP = 0.35;
/** Messengers take no large file. */
const QUALITY = 80;
/** How much of the height the mark takes where there is no picture. */
const MARK = 0.5;

/** What messengers show of a link: the hotel's banner, else its mark in the middle of its colour. */
export async function drawPreview({ banner, ...order }: PreviewOrder): Promise<Preview> {
  const ground = { ...PREVIEW, channels: 3 as const, background: order.color };
  const shown =
    (banner && (await cut(banner, order.color).catch(() => undefined))) ??
    (await iconOf(await markedOf(order), Math.round(MARK * PREVIEW.height), 'plain', true));
  const preview = await sharp({ create: ground })
    .composite([{ input: Buffer.from(shown) }])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  return { preview: new Uint8Array(preview) };
}

/** A picture that fills all of it; undefined for what is no such picture. */
async function cut(picture: Uint8Array, color: string): Promise<Buffer | undefined> {
  const image = sharp(picture, { limitInputPixels: LIMIT_PIXELS });
  const { format, width } = await image.metadata();
  if (format === 'svg' || width < LEAST_WIDTH) return undefined;
  const { data, info } = await image
    .autoOrient()
    .resize({ ...PREVIEW, fit: 'outside' })
    .flatten({ background: color })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extract({
      left: Math.floor((info.width - PREVIEW.width) / 2),
      top: Math.floor((info.height - PREVIEW.height) * FROM_TOP),
      ...PREVIEW,
    })
    .png()
    .toBuffer();
}
