import type { Hotel } from '@foyer/shared/contracts/hotel';
import { safeImage } from '@foyer/shared/contracts/theme';
import { escapeHtml } from './escape.ts';
import type { Shown } from './shown.ts';

const NAV_ITEMS = 5;

/**
 * What stands in the page's root until React replaces it: the hotel's colours and logo, calm and
 * without any word that could be wrong. It is decoration, so assistive technology skips it.
 */
export function firstFrame(frame: Shown['frame'], hotel: Hotel | null): string {
  if (frame === 'quiet') return wrap('ff-quiet', `<div>${logo(hotel)}</div>`);
  const bar = `<div class="ff-bar">${logo(hotel)}</div>`;
  const nav = `<div class="ff-nav">${'<i></i>'.repeat(navItems(hotel))}</div>`;
  return frame === 'home'
    ? wrap('ff-home', `<div class="ff-banner">${bar}</div>${nav}`)
    : wrap('ff-inner', bar + nav);
}

function wrap(kind: string, inside: string): string {
  return `<div class="ff ${kind}" aria-hidden="true">${inside}</div>`;
}

function navItems(hotel: Hotel | null): number {
  return Math.min(NAV_ITEMS, hotel?.categories?.length || NAV_ITEMS);
}

function logo(hotel: Hotel | null): string {
  const image = safeImage(hotel?.settings?.[0]?.logo);
  if (!image) return escapeHtml(hotel?.name ?? '');
  const lineArt = /\.svg(?:\?|$)/.test(image) ? ' class="ff-white"' : '';
  return `<img src="${escapeHtml(image)}"${lineArt} alt="">`;
}
