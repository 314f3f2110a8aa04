import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { isVideo, widthsOf } from '@foyer/shared/hotel/media.ts';
import { hotelName, settingsOf } from '@foyer/shared/hotel/record.ts';
import { safeImage } from '@foyer/shared/hotel/theme.ts';
import { excerpt } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { html } from 'hono/html';
import { SOCIAL_CARD_SIZE, socialCardAddress } from './drawings.ts';

const DESCRIPTION_LENGTH = 160;
/** Picture formats that messengers do not show. */
const UNREADABLE = /\.(?:avif|webp|svg|ico)(?:[?#]|$)/i;

/** Returns the hotel's description of itself, in one line. */
export function descriptionOf(hotel: Hotel | null): string {
  const text = hotel?.welcome_message ?? hotel?.description ?? hotel?.welcome_title;
  return excerpt(text, DESCRIPTION_LENGTH);
}

type OpenGraphInput = {
  slug: string;
  title: string;
  publicOrigin: string | undefined;
  drawsSocialCards: boolean;
};

/** Returns the description and Open Graph tags, which messengers show for a shared link. */
export function openGraphTags(
  hotel: Hotel | null,
  { slug, title, publicOrigin, drawsSocialCards }: OpenGraphInput,
) {
  const description = descriptionOf(hotel);
  const socialCard = hotel && drawsSocialCards ? socialCardAddress(slug, hotel) : undefined;
  const picture = socialCard ?? ownPicture(hotel);
  const image = picture?.startsWith('/') ? publicOrigin && publicOrigin + picture : picture;
  const tags: [string, string, string | number | undefined][] = [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:title', hotelName(hotel)],
    ['property', 'og:site_name', title],
    ['property', 'og:description', description],
    ['property', 'og:image', image],
    ['property', 'og:image:alt', image && hotelName(hotel)],
  ];
  if (socialCard && image)
    tags.push(
      ['property', 'og:image:type', 'image/jpeg'],
      ['property', 'og:image:width', SOCIAL_CARD_SIZE.width],
      ['property', 'og:image:height', SOCIAL_CARD_SIZE.height],
      ['name', 'twitter:card', 'summary_large_image'],
    );
  return tags
    .filter(([, , content]) => content)
    .map(([key, name, content]) => html`<meta ${key}="${name}" content="${content}">`);
}

/** Returns the hotel's first picture that messengers can show, in its largest width. */
function ownPicture(hotel: Hotel | null): string | undefined {
  const { banner_video, logo, favicon } = settingsOf(hotel) ?? {};
  const image = [banner_video, logo, favicon]
    .map((address) => (address && !isVideo(address) ? safeImage(address) : undefined))
    .find((address) => address && !UNREADABLE.test(address));
  return image && (widthsOf(image)?.at(-1)?.src ?? image);
}
