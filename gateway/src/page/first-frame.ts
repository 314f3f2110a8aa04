import type { Composition } from '@foyer/shared/contracts/composition';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import { srcSetOf } from '@foyer/shared/contracts/media';
import { safeImage } from '@foyer/shared/contracts/theme';
import { paths } from '@foyer/shared/paths';
import { escapeHtml } from './escape.ts';
import { bannerImage } from './media-preloads.ts';
import { canOpen, routesOf, type Shown } from './shown.ts';

/** More do not stand beside each other on a phone. */
const NAV_ITEMS = 5;

/**
 * What stands in the page's root until React replaces it: the hotel's colours and logo, calm and
 * without any word that could be wrong. It is decoration, so assistive technology skips it.
 */
export function firstFrame(
  frame: Shown['frame'],
  hotel: Hotel | null,
  composition: Composition,
): string {
  if (frame === 'quiet') return wrap('ff-quiet', `<div>${logo(hotel)}</div>`);
  const bar = `<div class="ff-bar">${logo(hotel)}</div>`;
  const nav = `<div class="ff-nav">${'<i></i>'.repeat(navItems(hotel, composition))}</div>`;
  return frame === 'home'
    ? wrap('ff-home', `<div class="ff-banner">${cover(hotel)}${bar}</div>${nav}`)
    : wrap('ff-inner', bar + nav);
}

function wrap(kind: string, inside: string): string {
  return `<div class="ff ${kind}" aria-hidden="true">${inside}</div>`;
}

/** How many of the hotel's categories the bottom navigation will show. */
function navItems(hotel: Hotel | null, composition: Composition): number {
  const routes = routesOf(composition);
  const open = (hotel?.categories ?? []).filter(({ slug }) =>
    canOpen(routes, paths.category(composition.slug, slug)),
  );
  return Math.min(NAV_ITEMS, open.length);
}

/** The banner as the screen will show it, so that the picture need not wait for any script. */
function cover(hotel: Hotel | null): string {
  const image = bannerImage(hotel?.settings?.[0]);
  if (!image) return '';
  const set = srcSetOf(image);
  const widths = set ? ` srcset="${escapeHtml(set)}" sizes="100vw"` : '';
  return `<img class="ff-cover" src="${escapeHtml(image)}"${widths} fetchpriority="high" alt="">`;
}

function logo(hotel: Hotel | null): string {
  const image = safeImage(hotel?.settings?.[0]?.logo);
  if (!image) return escapeHtml(hotel?.name ?? '');
  const lineArt = /\.svg(?:\?|$)/.test(image) ? ' class="ff-white"' : '';
  return `<img src="${escapeHtml(image)}"${lineArt} alt="">`;
}
