import type { Hotel } from '@foyer/shared/contracts/hotel';
import { settingsOf } from '@foyer/shared/hotel/record';
import type { GatewayDeps } from '../deps.ts';
import { createDrawings } from './drawings.ts';
import { colorOf, iconVersion, initialOf, previewVersion, stillBanner } from './icon-address.ts';
import type { IconOrder } from './icon-order.ts';
import { ownPicture } from './own-picture.ts';

/** A banner is as wide as a screen; of its widths the widest is taken. */
const LARGEST_BANNER = 6_000_000;

type Draw<Name extends 'drawIcons' | 'drawPreview'> = NonNullable<GatewayDeps[Name]>;

/** A hotel's icons. */
export function createIcons(deps: GatewayDeps, draw: Draw<'drawIcons'>) {
  return createDrawings(deps, {
    what: 'icons',
    draw,
    versionOf: iconVersion,
    orderOf: (hotel) => iconOrder(hotel, deps),
    plain: (order) => (order.pictures.length > 0 ? { ...order, pictures: [] } : undefined),
  });
}

/** The picture that messengers show of a link to a hotel. */
export function createPreviews(deps: GatewayDeps, draw: Draw<'drawPreview'>) {
  return createDrawings(deps, {
    what: 'link preview',
    draw,
    versionOf: previewVersion,
    orderOf: async (hotel) => {
      const banner = (await ownPicture(stillBanner(hotel), deps, LARGEST_BANNER)) ?? null;
      return { ...(await iconOrder(hotel, deps)), banner };
    },
    plain: (order) =>
      order.banner || order.pictures.length > 0
        ? { ...order, banner: null, pictures: [] }
        : undefined,
  });
}

async function iconOrder(hotel: Hotel | null, deps: GatewayDeps): Promise<IconOrder> {
  const { favicon, logo } = settingsOf(hotel) ?? {};
  const own = await Promise.all([ownPicture(favicon, deps), ownPicture(logo, deps)]);
  const pictures = own.filter((picture) => picture !== undefined);
  return { pictures, initial: initialOf(hotel), color: colorOf(hotel) };
}
