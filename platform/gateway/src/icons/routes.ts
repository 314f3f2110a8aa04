import { notFound, serviceUnavailable } from '@foyer/common/http';
import { ICON_NAMES, iconVersion, socialCardVersion } from '@foyer/prerender/page';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { widthsOf } from '@foyer/shared/hotel/media.ts';
import { settingsOf } from '@foyer/shared/hotel/record.ts';
import { themeOf } from '@foyer/shared/hotel/theme.ts';
import { Hono } from 'hono';
import { hotelSlug } from '../hotel-slug.ts';
import type { Hotels } from '../hotels/hotels.ts';
import type { Drawings } from './drawings.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Serves `/-/icon/{slug}/{version}/{name}.png`: the icons of an installed app (APP-21). */
export function iconRoutes(hotels: Hotels, iconsOf: Drawings['icons']): Hono {
  return new Hono().get('/:slug/:version/:file', hotelSlug, (c) => {
    const { slug, version, file } = c.req.param();
    const name = ICON_NAMES.find((name) => `${name}.png` === file);
    if (!name) return notFound();
    return drawingResponse(hotels, slug, async (hotel) => {
      if (!iconsOf) return c.redirect(hotelIcon(hotel));
      const icons = await iconsOf(slug, hotel);
      return icons && fileResponse(icons[name], 'image/png', version === iconVersion(hotel));
    });
  });
}

/** Serves `/-/social-card/{slug}/{version}.jpg`: the picture of a shared link (API-40). */
export function socialCardRoutes(hotels: Hotels, socialCardOf: Drawings['socialCard']): Hono {
  return new Hono().get('/:slug/:file', hotelSlug, (c) => {
    const { slug, file } = c.req.param();
    const version = /^([^.]+)\.jpg$/.exec(file)?.[1];
    if (!version || !socialCardOf) return notFound();
    return drawingResponse(hotels, slug, async (hotel) => {
      const files = await socialCardOf(slug, hotel);
      const isCurrent = version === socialCardVersion(hotel);
      return files && fileResponse(files.socialCard, 'image/jpeg', isCurrent);
    });
  });
}

/** Returns the drawing of a known hotel, or an error response. */
async function drawingResponse(
  hotels: Hotels,
  slug: string,
  draw: (hotel: Hotel | null) => Promise<Response | undefined>,
): Promise<Response> {
  const { state, hotel } = (await hotels.get(slug)).record;
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
    },
  });
}

/** Returns the hotel's own picture, for gateways that do not draw icons. */
function hotelIcon(hotel: Hotel | null): string {
  const { favicon } = themeOf(settingsOf(hotel));
  return widthsOf(favicon)?.[0]?.src ?? favicon;
}
