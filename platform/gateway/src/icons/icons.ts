import type { IconInput } from '@foyer/prerender/page';
import {
  colorOf,
  iconVersion,
  initialOf,
  socialCardVersion,
  stillBanner,
} from '@foyer/prerender/page';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { settingsOf } from '@foyer/shared/hotel/record.ts';
import type { GatewayDeps } from '../deps.ts';
import { createDrawingCache } from './drawing-cache.ts';
import { providerImage } from './provider-image.ts';

/** Maximum size of a banner in its largest width. */
const MAX_BANNER_BYTES = 6_000_000;

type Draw<Name extends 'drawIcons' | 'drawSocialCard'> = NonNullable<GatewayDeps[Name]>;

/** Creates the cache of hotels' icons. */
export function createIcons(deps: GatewayDeps, draw: Draw<'drawIcons'>) {
  return createDrawingCache(deps, {
    label: 'icons',
    draw,
    versionOf: iconVersion,
    inputOf: (hotel) => iconInputOf(hotel, deps),
    withoutPictures: (input) =>
      input.pictures.length > 0 ? { ...input, pictures: [] } : undefined,
  });
}

/** Creates the cache of hotels' social cards. */
export function createSocialCards(deps: GatewayDeps, draw: Draw<'drawSocialCard'>) {
  return createDrawingCache(deps, {
    label: 'social card',
    draw,
    versionOf: socialCardVersion,
    inputOf: async (hotel) => {
      const banner = (await providerImage(stillBanner(hotel), deps, MAX_BANNER_BYTES)) ?? null;
      return { ...(await iconInputOf(hotel, deps)), banner };
    },
    withoutPictures: (input) =>
      input.banner || input.pictures.length > 0
        ? { ...input, banner: null, pictures: [] }
        : undefined,
  });
}

async function iconInputOf(hotel: Hotel | null, deps: GatewayDeps): Promise<IconInput> {
  const { favicon, logo } = settingsOf(hotel) ?? {};
  const images = await Promise.all([providerImage(favicon, deps), providerImage(logo, deps)]);
  const pictures = images.filter((picture) => picture !== undefined);
  return { pictures, initial: initialOf(hotel), color: colorOf(hotel) };
}
