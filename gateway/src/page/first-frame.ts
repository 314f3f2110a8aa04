import { paths } from '@foyer/shared/addresses/paths';
import type { FirstFrame } from '@foyer/shared/contracts/first-frame';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import { hotelName, settingsOf } from '@foyer/shared/hotel/record';
import { safeImage } from '@foyer/shared/hotel/theme';
import type { Resolution } from '../composition/resolution.ts';
import { escapeHtml } from './escape.ts';
import { imageSource, pictureOf } from './media-preloads.ts';
import type { Shown } from './shown.ts';
import { text } from './text.ts';

/** More do not stand beside each other on a phone. */
const NAV_ITEMS = 5;

/**
 * What stands in the page's root until React replaces it: the hotel's colours, logo and picture
 * where the screen will have them, without any word that could be wrong. It is decoration, so
 * assistive technology skips it.
 */
export function firstFrame(
  part: Shown['part'],
  declared: FirstFrame | undefined,
  hotel: Hotel | null,
  resolution: Resolution,
): string {
  const cover = declared ? coverOf(declared, hotel) : '';
  if (declared?.kind === 'sheet' && cover) return sheet(cover, hotel);
  const banner = declared?.kind === 'banner';
  const inner = part === 'dashboard';
  const bar = inner ? `<div class="ff-bar">${logo(hotel, banner)}</div>` : '';
  const nav = inner
    ? `<div class="ff-nav">${'<i></i>'.repeat(navItems(hotel, resolution))}</div>`
    : '';
  if (banner) return wrap('with-banner', `<div class="ff-banner">${cover}${bar}</div>${nav}`);
  return inner ? wrap('inner', bar + nav) : wrap('quiet', `<div>${logo(hotel)}</div>`);
}

function coverOf({ picture, sizes }: FirstFrame, hotel: Hotel | null): string {
  const image = pictureOf(settingsOf(hotel), picture);
  return image ? `<img class="ff-cover" ${imageSource(image, sizes)}>` : '';
}

function sheet(cover: string, hotel: Hotel | null): string {
  const window = `<div class="ff-window">${cover}<div class="ff-logo">${logo(hotel, true)}</div></div>`;
  return wrap('with-sheet', `${window}<div class="ff-sheet"></div>`);
}

function wrap(kind: string, inside: string): string {
  return `<div class="ff ff-${kind}" aria-hidden="true">${inside}</div>`;
}

/**
 * Words over the frame, which the screen replaces too. They are shown by style alone: where they
 * are needed no script runs, or not yet.
 */
export const FRAME_WORDS =
  `<p class="ff-late" role="status">${text.late} <a href="">${text.reload}</a></p>` +
  `<noscript><p class="ff-late ff-now">${text.noScript}</p></noscript>`;

/** How many of the hotel's categories the bottom navigation will show. */
function navItems(hotel: Hotel | null, { composition, site }: Resolution): number {
  let open = 0;
  for (const { slug } of hotel?.categories ?? []) {
    if (open === NAV_ITEMS) break;
    if (site.canOpen(paths.category(composition.slug, slug))) open += 1;
  }
  return open;
}

/** On a picture line art is drawn white, as the screens do it. */
function logo(hotel: Hotel | null, onPicture = false): string {
  const image = safeImage(settingsOf(hotel)?.logo);
  if (!image) return hotel ? escapeHtml(hotelName(hotel)) : '';
  const white = onPicture && /\.svg(?:\?|$)/.test(image) ? ' class="ff-white"' : '';
  return `<img src="${escapeHtml(image)}"${white} alt="">`;
}
