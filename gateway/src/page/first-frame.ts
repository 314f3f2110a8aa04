import { paths } from '@foyer/shared/addresses/paths';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import { safeImage } from '@foyer/shared/hotel/theme';
import type { Resolution } from '../composition/resolve.ts';
import { escapeHtml } from './escape.ts';
import {
  BANNER_WIDTH,
  bannerImage,
  imageSource,
  LOGIN_WIDTH,
  loginImage,
} from './media-preloads.ts';
import type { Shown } from './shown.ts';

/** More do not stand beside each other on a phone. */
const NAV_ITEMS = 5;

/**
 * What stands in the page's root until React replaces it: the hotel's colours, logo and picture
 * where the screen will have them, without any word that could be wrong. It is decoration, so
 * assistive technology skips it.
 */
export function firstFrame(
  frame: Shown['frame'],
  hotel: Hotel | null,
  resolution: Resolution,
): string {
  const settings = hotel?.settings?.[0];
  const picture = frame === 'login' ? loginImage(settings) : bannerImage(settings);
  if (frame === 'login' && picture) return login(picture, hotel);
  if (frame === 'quiet' || frame === 'login') return wrap('quiet', `<div>${logo(hotel)}</div>`);
  const bar = `<div class="ff-bar">${logo(hotel, frame === 'home')}</div>`;
  const nav = `<div class="ff-nav">${'<i></i>'.repeat(navItems(hotel, resolution))}</div>`;
  if (frame === 'inner') return wrap('inner', bar + nav);
  const cover = picture ? `<img class="ff-cover" ${imageSource(picture, BANNER_WIDTH)}>` : '';
  return wrap('home', `<div class="ff-banner">${cover}${bar}</div>${nav}`);
}

function login(picture: string, hotel: Hotel | null): string {
  const cover = `<img class="ff-cover" ${imageSource(picture, LOGIN_WIDTH)}>`;
  const window = `<div class="ff-window">${cover}<div class="ff-logo">${logo(hotel, true)}</div></div>`;
  return wrap('login', `${window}<div class="ff-sheet"></div>`);
}

function wrap(kind: string, inside: string): string {
  return `<div class="ff ff-${kind}" aria-hidden="true">${inside}</div>`;
}

/**
 * Words over the frame, which the screen replaces too. They are shown by style alone: where they
 * are needed no script runs, or not yet.
 */
export const FRAME_WORDS =
  '<p class="ff-late" role="status">This takes longer than usual. <a href="">Reload</a></p>' +
  '<noscript><p class="ff-late ff-now">Please turn on JavaScript to use this app.</p></noscript>';

/** How many of the hotel's categories the bottom navigation will show. */
function navItems(hotel: Hotel | null, { composition, site }: Resolution): number {
  const open = (hotel?.categories ?? []).filter(({ slug }) =>
    site.canOpen(paths.category(composition.slug, slug)),
  );
  return Math.min(NAV_ITEMS, open.length);
}

/** On a picture line art is drawn white, as the screens do it. */
function logo(hotel: Hotel | null, onPicture = false): string {
  const image = safeImage(hotel?.settings?.[0]?.logo);
  if (!image) return escapeHtml(hotel?.name ?? '');
  const white = onPicture && /\.svg(?:\?|$)/.test(image) ? ' class="ff-white"' : '';
  return `<img src="${escapeHtml(image)}"${white} alt="">`;
}
