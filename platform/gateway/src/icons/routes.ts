import { notFound, serviceUnavailable } from '@foyer/common/http';
import { type Drawing, ICON_NAMES, iconVersion, socialCardVersion } from '@foyer/prerender/page';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { widthsOf } from '@foyer/shared/hotel/media.ts';
import { settingsOf } from '@foyer/shared/hotel/record.ts';
import { themeOf } from '@foyer/shared/hotel/theme.ts';
import { type Context, Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { hotelSlug } from '../hotel-slug.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the drawings of a hotel. `/icon/{slug}/{version}/{name}.png` is an icon of the installed app
 * (APP-21), `/social-card/{slug}/{version}.jpg` the picture of a shared link (API-40).
 */
export function drawingRoutes({ hotels, drawings }: AppContext): Hono {
  /** Responds with the current drawing, also at an address of an earlier version. */
  async function respond(c: Context, name: keyof Drawing, version: string): Promise<Response> {
    const slug = c.req.param('slug') ?? '';
    const { state, hotel } = (await hotels.get(slug)).record;
    if (state === 'unknown') return notFound();
    // A default picture would be cached as the hotel's own.
    if (state === 'unreachable') return serviceUnavailable();
    if (!drawings) return c.redirect(ownIcon(hotel));
    const drawing = await drawings(slug, hotel);
    if (!drawing) return serviceUnavailable();
    const isCard = name === 'social-card';
    const isCurrent = version === (isCard ? socialCardVersion : iconVersion)(hotel);
    return c.body(drawing[name], 200, {
      'Content-Type': isCard ? 'image/jpeg' : 'image/png',
      'Cache-Control': isCurrent ? FOREVER : 'no-cache',
    });
  }

  return new Hono()
    .get('/icon/:slug/:version/:file', hotelSlug, (c) => {
      const { version, file } = c.req.param();
      const name = ICON_NAMES.find((name) => `${name}.png` === file);
      return name ? respond(c, name, version) : notFound();
    })
    .get('/social-card/:slug/:file', hotelSlug, (c) => {
      const [version = '', extension] = c.req.param('file').split('.');
      return drawings && extension === 'jpg' ? respond(c, 'social-card', version) : notFound();
    });
}

/** Returns the hotel's own picture, for gateways that do not draw. */
function ownIcon(hotel: Hotel | null): string {
  const { favicon } = themeOf(settingsOf(hotel));
  return widthsOf(favicon)?.[0]?.src ?? favicon;
}
