import type { Hotel } from '@foyer/shared/contracts/hotel';
import { isVideo } from '@foyer/shared/hotel/media';
import { hotelName, settingsOf } from '@foyer/shared/hotel/record';
import { safeImage, themeOf } from '@foyer/shared/hotel/theme';
import { contentId } from '../http/content-id.ts';
import type { IconName } from './icon-order.ts';

/** Changes when the drawing does, so that nobody keeps the icons of before. */
const DRAWING = 1;

/** The first letter or digit of the hotel's name, as a capital; empty where it has none. */
export function initialOf(hotel: Hotel | null): string {
  const [first = ''] = /[\p{L}\p{N}]/u.exec(hotelName(hotel)) ?? [];
  return [...first.toLocaleUpperCase('en')][0] ?? '';
}

/** The colour that an icon stands on where its picture asks for none. */
export function colorOf(hotel: Hotel | null): string {
  return themeOf(settingsOf(hotel)).variables['--hotel-primary'] ?? '';
}

/** Another text as soon as the hotel's icons would be others. */
export function iconVersion(hotel: Hotel | null): string {
  const { favicon, logo } = settingsOf(hotel) ?? {};
  return contentId(JSON.stringify([DRAWING, favicon, logo, colorOf(hotel), initialOf(hotel)]));
}

/** The hotel's banner where it is a picture. */
export function stillBanner(hotel: Hotel | null): string | undefined {
  const { banner_video } = settingsOf(hotel) ?? {};
  return banner_video && !isVideo(banner_video) ? safeImage(banner_video) : undefined;
}

/** Another text as soon as the hotel's link preview would be another one. */
export function previewVersion(hotel: Hotel | null): string {
  return contentId(JSON.stringify([iconVersion(hotel), stillBanner(hotel)]));
}

/** Where this gateway answers with what messengers show of a link to the hotel. */
export function previewAddress(slug: string, hotel: Hotel | null): string {
  return `/-/preview/${slug}/${previewVersion(hotel)}.jpg`;
}

/** Where this gateway answers with one of the hotel's icons. */
export function iconAddress(slug: string, hotel: Hotel | null, name: IconName): string {
  return `/-/icon/${slug}/${iconVersion(hotel)}/${name}.png`;
}
