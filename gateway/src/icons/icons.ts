import type { Hotel } from '@foyer/shared/contracts/hotel';
import { settingsOf } from '@foyer/shared/hotel/record';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { GatewayDeps } from '../deps.ts';
import { reasonOf } from '../http/reason.ts';
import { colorOf, iconVersion, initialOf } from './icon-address.ts';
import type { IconOrder, Icons } from './icon-order.ts';
import { ownPicture } from './own-picture.ts';

/** Some hundred kilobytes each at the most. */
const REMEMBERED_HOTELS = 200;
const REMEMBERED_BYTES = 32_000_000;
/** How many hotels may wait for their icons; whoever comes then tries again later. */
const LONGEST_QUEUE = 20;
/** How long a hotel whose icons failed is not tried again, in ms. */
const PAUSE_MS = 10_000;

type Draw = NonNullable<GatewayDeps['drawIcons']>;

/**
 * A hotel's icons: drawn once for everybody, one hotel after the other, and kept until its record
 * changes. Undefined as long as they cannot be made.
 */
export function createIcons(deps: GatewayDeps, draw: Draw) {
  const { clock, log } = deps;
  const made = new LRUCache<string, Icons>({
    max: REMEMBERED_HOTELS,
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: (icons) =>
      Object.values(icons).reduce((sum, { byteLength }) => sum + byteLength, 1),
  });
  const failed = new LRUCache<string, number>({ max: REMEMBERED_HOTELS });
  const making = new Map<string, Promise<Icons | undefined>>();
  const inTurn = pLimit(1);

  async function make(slug: string, hotel: Hotel | null): Promise<Icons> {
    const { favicon, logo } = settingsOf(hotel) ?? {};
    const own = await Promise.all([ownPicture(favicon, deps), ownPicture(logo, deps)]);
    const pictures = own.filter((picture) => picture !== undefined);
    const order: IconOrder = { pictures, initial: initialOf(hotel), color: colorOf(hotel) };
    return inTurn(() =>
      draw(order).catch((error) => {
        if (pictures.length === 0) throw error;
        // Whatever broke the drawing, or kept it busy for too long, is not tried again.
        log.warn({ slug, error: reasonOf(error) }, 'A logo cannot be drawn; a monogram stands in.');
        return draw({ ...order, pictures: [] });
      }),
    );
  }

  async function makeOnce(key: string, slug: string, hotel: Hotel | null) {
    try {
      const icons = await make(slug, hotel);
      made.set(key, icons);
      return icons;
    } catch (error) {
      failed.set(key, clock() + PAUSE_MS);
      log.warn({ slug, error: reasonOf(error) }, 'The icons of a hotel cannot be made.');
      return undefined;
    } finally {
      making.delete(key);
    }
  }

  return async function iconsOf(slug: string, hotel: Hotel | null): Promise<Icons | undefined> {
    const key = `${slug} ${iconVersion(hotel)}`;
    const known = made.get(key);
    if (known) return known;
    if (clock() < (failed.get(key) ?? 0)) return undefined;
    const underWay = making.get(key);
    if (underWay || making.size >= LONGEST_QUEUE) return underWay;
    const pending = makeOnce(key, slug, hotel);
    making.set(key, pending);
    return pending;
  };
}
