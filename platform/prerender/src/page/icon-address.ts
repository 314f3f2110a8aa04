import { contentId } from '@foyer/common/http';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { isVideo } from '@foyer/shared/hotel/media.ts';
import { hotelName, settingsOf } from '@foyer/shared/hotel/record.ts';
import { safeImage, themeOf } from '@foyer/shared/hotel/theme.ts';
import type { IconName } from './icon-types.ts';

/** Increased with every change of the drawing code, to invalidate cached icons. */
const DRAWING_VERSION = 1;

/** Returns the hotel's initial, a letter or digit in upper case; empty if none. */
export function initialOf(hotel: Hotel | null): string {
  const [first = ''] = /[\p{L}\p{N}]/u.exec(hotelName(hotel)) ?? [];
  return [...first.toLocaleUpperCase('en')][0] ?? '';
}

/** Returns the background colour of icons whose picture has none of its own. */
export function colorOf(hotel: Hotel | null): string {
  return themeOf(settingsOf(hotel)).variables['--hotel-primary'] ?? '';
}

/** Returns a version that changes whenever the hotel's icons change. */
export function iconVersion(hotel: Hotel | null): string {
  const { favicon, logo } = settingsOf(hotel) ?? {};
  return contentId(
    JSON.stringify([DRAWING_VERSION, favicon, logo, colorOf(hotel), initialOf(hotel)]),
  );
}

/** Returns the hotel's banner if it is a picture. */
export function stillBanner(hotel: Hotel | null): string | undefined {
  const { banner_video } = settingsOf(hotel) ?? {};
  return banner_video && !isVideo(banner_video) ? safeImage(banner_video) : undefined;
}

/** Returns a version that changes whenever the hotel's social card changes. */
export function socialCardVersion(hotel: Hotel | null): string {
  return contentId(JSON.stringify([iconVersion(hotel), stillBanner(hotel)]));
}

/** Returns the address of the hotel's social card at this gateway. */
export function socialCardAddress(slug: string, hotel: Hotel | null): string {
  return `/-/social-card/${slug}/${socialCardVersion(hotel)}.jpg`;
}

/** Returns the address of one of the hotel's icons at this gateway. */
export function iconAddress(slug: string, hotel: Hotel | null, name: IconName): string {
  return `/-/icon/${slug}/${iconVersion(hotel)}/${name}.png`;
}
