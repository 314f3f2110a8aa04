import { isSlug } from '@foyer/shared/addresses/slug';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import { widthsOf } from '@foyer/shared/hotel/media';
import { settingsOf } from '@foyer/shared/hotel/record';
import { themeOf } from '@foyer/shared/hotel/theme';
import { Hono } from 'hono';
import type { GatewayDeps } from '../deps.ts';
import type { Hotels } from '../hotels/hotels.ts';
import { missing, unavailable } from '../http/plain.ts';
import { iconVersion } from './icon-address.ts';
import { ICON_NAMES } from './icon-order.ts';
import { createIcons } from './icons.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** `/-/icon/{slug}/{version}/{name}.png`: what a launcher shows of a hotel (APP-21). */
export function iconRoutes(deps: GatewayDeps, hotels: Hotels): Hono {
  const iconsOf = deps.drawIcons && createIcons(deps, deps.drawIcons);

  return new Hono().get('/:slug/:version/:file', async (c) => {
    const { slug, version, file } = c.req.param();
    const name = ICON_NAMES.find((name) => `${name}.png` === file);
    if (!name || !isSlug(slug)) return missing();
    const { state, hotel } = await hotels.get(slug);
    if (state === 'unknown') return missing();
    // A stranger's icon would be taken for the hotel's own, and be kept.
    if (state === 'unreachable') return unavailable();
    if (!iconsOf) return c.redirect(ownIcon(hotel));
    const icons = await iconsOf(slug, hotel);
    if (!icons) return unavailable();
    return new Response(icons[name], {
      headers: {
        'Content-Type': 'image/png',
        // An address of before answers too, with the icon of today.
        'Cache-Control': version === iconVersion(hotel) ? FOREVER : 'no-cache',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
}

/** The hotel's own picture, where nothing can be drawn of it. */
function ownIcon(hotel: Hotel | null): string {
  const { favicon } = themeOf(settingsOf(hotel));
  return widthsOf(favicon)?.[0]?.src ?? favicon;
}
