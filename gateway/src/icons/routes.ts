import { isSlug } from '@foyer/shared/addresses/slug';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import { widthsOf } from '@foyer/shared/hotel/media';
import { settingsOf } from '@foyer/shared/hotel/record';
import { themeOf } from '@foyer/shared/hotel/theme';
import { Hono } from 'hono';
import type { GatewayDeps } from '../deps.ts';
import type { Hotels } from '../hotels/hotels.ts';
import { missing, unavailable } from '../http/plain.ts';
import { iconVersion, previewVersion } from './icon-address.ts';
import { ICON_NAMES } from './icon-order.ts';
import { createIcons, createPreviews } from './icons.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** `/-/icon/{slug}/{version}/{name}.png`: what a launcher shows of a hotel (APP-21). */
export function iconRoutes(deps: GatewayDeps, hotels: Hotels): Hono {
  const iconsOf = deps.drawIcons && createIcons(deps, deps.drawIcons);

  return new Hono().get('/:slug/:version/:file', async (c) => {
    const { slug, version, file } = c.req.param();
    const name = ICON_NAMES.find((name) => `${name}.png` === file);
    if (!name || !isSlug(slug)) return missing();
    return answerOf(hotels, slug, async (hotel) => {
      if (!iconsOf) return c.redirect(ownIcon(hotel));
      const icons = await iconsOf(slug, hotel);
      return icons && fileOf(icons[name], 'image/png', version === iconVersion(hotel));
    });
  });
}

/** `/-/preview/{slug}/{version}.jpg`: what a messenger shows of a link to a hotel (API-40). */
export function previewRoutes(deps: GatewayDeps, hotels: Hotels): Hono {
  const previewOf = deps.drawPreview && createPreviews(deps, deps.drawPreview);

  return new Hono().get('/:slug/:file', async (c) => {
    const { slug, file } = c.req.param();
    const version = /^([^.]+)\.jpg$/.exec(file)?.[1];
    if (!version || !isSlug(slug) || !previewOf) return missing();
    return answerOf(hotels, slug, async (hotel) => {
      const files = await previewOf(slug, hotel);
      return files && fileOf(files.preview, 'image/jpeg', version === previewVersion(hotel));
    });
  });
}

/** What is drawn of a hotel that is known; of any other there is nothing. */
async function answerOf(
  hotels: Hotels,
  slug: string,
  draw: (hotel: Hotel | null) => Promise<Response | undefined>,
): Promise<Response> {
  const { state, hotel } = await hotels.get(slug);
  if (state === 'unknown') return missing();
  // A stranger's picture would be taken for the hotel's own, and be kept.
  if (state === 'unreachable') return unavailable();
  return (await draw(hotel)) ?? unavailable();
}

/** An address of before answers too, with the drawing of today. */
function fileOf(bytes: Uint8Array<ArrayBuffer>, type: string, isCurrent: boolean): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': type,
      'Cache-Control': isCurrent ? FOREVER : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** The hotel's own picture, where nothing can be drawn of it. */
function ownIcon(hotel: Hotel | null): string {
  const { favicon } = themeOf(settingsOf(hotel));
  return widthsOf(favicon)?.[0]?.src ?? favicon;
}
