import { contentId } from '@foyer/common/http';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { isVideo } from '@foyer/shared/hotel/media.ts';
import { hotelName, settingsOf } from '@foyer/shared/hotel/record.ts';
import { safeImage, themeOf } from '@foyer/shared/hotel/theme.ts';

/** Names of a hotel's icons: square, with the width in pixels at the end. */
export const ICON_NAMES = [
  'any-192',
  'any-512',
  'maskable-512',
  'apple-180',
  'quick-info-192',
  'chat-192',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** Size of a social card, in pixels. */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 };

/** Pictures and colours that a hotel's icons and social card are drawn from. */
export type DrawingInput = {
  /** Candidates, the first readable one is used; untrusted bytes, maybe no pictures at all. */
  pictures: Uint8Array<ArrayBuffer>[];
  /** Picture of the social card. */
  banner: Uint8Array<ArrayBuffer> | null;
  /** Fallback for the pictures: one capital letter, or nothing. */
  initial: string;
  /** The hotel's own colour, as `#rrggbb`. */
  color: string;
};

/** The drawn files: the icons as PNG, the social card as JPEG. */
export type Drawing = Record<IconName | 'social-card', Uint8Array<ArrayBuffer>>;

/** Increased with every change of the drawing code, to invalidate cached icons. */
const DRAWING_VERSION = 2;

/** Returns what a hotel's icons and social card are drawn from: addresses, initial and colour. */
export function drawingSource(hotel: Hotel | null) {
  const settings = settingsOf(hotel);
  const { favicon, logo, banner_video: banner } = settings ?? {};
  const [first = ''] = /[\p{L}\p{N}]/u.exec(hotelName(hotel)) ?? [];
  return {
    favicon,
    logo,
    /** Only a picture: a card shows no film. */
    banner: banner && !isVideo(banner) ? safeImage(banner) : undefined,
    /** The first letter or digit in upper case; empty if none. */
    initial: [...first.toLocaleUpperCase('en')][0] ?? '',
    /** Background of icons whose picture has none of its own. */
    color: themeOf(settings).variables['--hotel-primary'] ?? '',
  };
}

/** Returns a version that changes whenever the hotel's icons change. */
export function iconVersion(hotel: Hotel | null): string {
  const { favicon, logo, color, initial } = drawingSource(hotel);
  return contentId(JSON.stringify([DRAWING_VERSION, favicon, logo, color, initial]));
}

/** Returns a version that changes whenever the hotel's social card changes. */
export function socialCardVersion(hotel: Hotel | null): string {
  return contentId(JSON.stringify([iconVersion(hotel), drawingSource(hotel).banner]));
}

/** Returns the address of the hotel's social card at this gateway. */
export function socialCardAddress(slug: string, hotel: Hotel | null): string {
  return `/-/social-card/${slug}/${socialCardVersion(hotel)}.jpg`;
}

/** Returns the address of one of the hotel's icons at this gateway. */
export function iconAddress(slug: string, hotel: Hotel | null, name: IconName): string {
  return `/-/icon/${slug}/${iconVersion(hotel)}/${name}.png`;
}
