import { notFound, serviceUnavailable } from '@foyer/common/http';
import { ICON_NAMES, iconVersion, socialCardVersion } from '@foyer/prerender/page';
import { isSlug } from '@foyer/shared/addresses/slug.ts';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { widthsOf } from '@foyer/shared/hotel/media.ts';
import { settingsOf } from '@foyer/shared/hotel/record.ts';
import { themeOf } from '@foyer/shared/hotel/theme.ts';
import { Hono } from 'hono';
import type { GatewayDeps } from '../deps.ts';
import type { Hotels } from '../hotels/hotels.ts';
import { createIcons, createSocialCards } from './icons.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Serves `/-/icon/{slug}/{version}/{name}.png`: the icons of an installed app (APP-21). */
export function iconRoutes(deps: GatewayDeps, hotels: Hotels): Hono {
  const iconsOf = deps.drawIcons && createIcons(deps, deps.drawIcons);

  return new Hono().get('/:slug/:version/:file', async (c) => {
    const { slug, version, file } = c.req.param();
    const name = ICON_NAMES.find((name) => `${name}.png` === file);
    if (!name || !isSlug(slug)) return notFound();
    return drawingResponse(hotels, slug, async (hotel) => {
      if (!iconsOf) return c.redirect(hotelIcon(hotel));
      const icons = await iconsOf(slug, hotel);
      return icons && fileResponse(icons[name], 'image/png', version === iconVersion(hotel));
    });
  });
}

/** Serves `/-/social-card/{slug}/{version}.jpg`: the picture of a shared link (API-40). */
export function socialCardRoutes(deps: GatewayDeps, hotels: Hotels): Hono {
  const socialCardOf = deps.drawSocialCard && createSocialCards(deps, deps.drawSocialCard);

  return new Hono().get('/:slug/:file', async (c) => {
    const { slug, file } = c.req.param();
    const version = /^([^.]+)\.jpg$/.exec(file)?.[1];
    if (!version || !isSlug(slug) || !socialCardOf) return notFound();
    return drawingResponse(hotels, slug, async (hotel) => {
      const files = await socialCardOf(slug, hotel);
      return (
        files && fileResponse(files.socialCard, 'image/jpeg', version === socialCardVersion(hotel))
      );
    });
  });
}

/** Returns the drawing of a known hotel, or an error response. */
async function drawingResponse(
  hotels: Hotels,
  slug: string,
  draw: (hotel: Hotel | null) => Promise<Response | undefined>,
): Promise<Response> {
  const { state, hotel } = await hotels.get(slug);
  if (state === 'unknown') return notFound();
  // A default picture would be cached as the hotel's own.
  if (state === 'unreachable') return serviceUnavailable();
  return (await draw(hotel)) ?? serviceUnavailable();
}

/** Returns the current drawing, also at an address of an earlier version. */
function fileResponse(bytes: Uint8Array<ArrayBuffer>, type: string, isCurrent: boolean): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': type,
      'Cache-Control': isCurrent ? FOREVER : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** Returns the hotel's own picture, for gateways that do not draw icons. */
function hotelIcon(hotel: Hotel | null): string {
  const { favicon } = themeOf(settingsOf(hotel));
  return widthsOf(favicon)?.[0]?.src ?? favicon;
}
