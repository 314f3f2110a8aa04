import type { Hotel } from '@foyer/shared/contracts/hotel';
import { srcSetOf } from '@foyer/shared/hotel/media';
import { hotelName, settingsOf } from '@foyer/shared/hotel/record';
import { safeImage } from '@foyer/shared/hotel/theme';
import { escapeHtml, plainText } from './escape.ts';
import { pictureOf } from './media-preloads.ts';

const DESCRIPTION_LENGTH = 160;

/** What the hotel says of itself, in one line. */
export function descriptionOf(hotel: Hotel | null): string {
  return plainText(
    hotel?.welcome_message ?? hotel?.description ?? hotel?.welcome_title ?? '',
    DESCRIPTION_LENGTH,
  );
}

/** Description and Open Graph tags: what a messenger shows of a link to this hotel. */
export function linkPreview(
  hotel: Hotel | null,
  title: string,
  publicOrigin: string | undefined,
): string {
  const settings = settingsOf(hotel);
  const description = descriptionOf(hotel);
  const image = pictureOf(settings, ['banner_video']) ?? safeImage(settings?.logo);
  const widest = image && (srcSetOf(image)?.split(', ').at(-1)?.split(' ')[0] ?? image);
  const tags: [string, string, string | undefined][] = [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', hotelName(hotel)],
    ['property', 'og:site_name', title],
    ['property', 'og:description', description],
    [
      'property',
      'og:image',
      widest?.startsWith('/') ? publicOrigin && publicOrigin + widest : widest,
    ],
  ];
  return tags
    .filter(([, , content]) => content)
    .map(([key, name, content]) => `<meta ${key}="${name}" content="${escapeHtml(content ?? '')}">`)
    .join('');
}
