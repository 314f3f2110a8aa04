import type { Hotel } from '@foyer/shared/contracts/hotel';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { GatewayDeps } from '../deps.ts';
import { reasonOf } from '../http/reason.ts';

/** Some hundred kilobytes each at the most. */
const REMEMBERED_HOTELS = 200;
const REMEMBERED_BYTES = 32_000_000;
/** How many hotels may wait for theirs; whoever comes then tries again later. */
const LONGEST_QUEUE = 20;
/** How long a hotel whose drawing failed is not tried again, in ms. */
const PAUSE_MS = 10_000;

type Files = Record<string, Uint8Array<ArrayBuffer>>;

type Drawing<Order, Drawn extends Files> = {
  /** What is drawn, for the log. */
  what: string;
  draw: (order: Order) => Promise<Drawn>;
  /** Another text as soon as the drawing would be another one. */
  versionOf: (hotel: Hotel | null) => string;
  orderOf: (hotel: Hotel | null) => Promise<Order>;
  /** The same without any bytes of anybody; undefined where it had none. */
  plain: (order: Order) => Order | undefined;
};

/**
 * What is drawn of a hotel: once for everybody, one hotel after the other, and kept until its record
 * changes. Undefined as long as it cannot be made.
 */
export function createDrawings<Order, Drawn extends Files>(
  { clock, log }: Pick<GatewayDeps, 'clock' | 'log'>,
  { what, draw, versionOf, orderOf, plain }: Drawing<Order, Drawn>,
) {
  const made = new LRUCache<string, Drawn>({
    max: REMEMBERED_HOTELS,
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: (files) =>
      Object.values(files).reduce((sum, { byteLength }) => sum + byteLength, 1),
  });
  const failed = new LRUCache<string, number>({ max: REMEMBERED_HOTELS });
  const making = new Map<string, Promise<Drawn | undefined>>();
  const inTurn = pLimit(1);

  async function make(slug: string, hotel: Hotel | null): Promise<Drawn> {
    const order = await orderOf(hotel);
    return inTurn(() =>
      draw(order).catch((error) => {
        const without = plain(order);
        if (!without) throw error;
        // Whatever broke the drawing, or kept it busy for too long, is not tried again.
        log.warn(
          { slug, what, error: reasonOf(error) },
          'A picture of a hotel cannot be drawn; its monogram stands in.',
        );
        return draw(without);
      }),
    );
  }

  async function makeOnce(key: string, slug: string, hotel: Hotel | null) {
    try {
      const files = await make(slug, hotel);
      made.set(key, files);
      return files;
    } catch (error) {
      failed.set(key, clock() + PAUSE_MS);
      log.warn({ slug, error: reasonOf(error) }, `The ${what} of a hotel cannot be made.`);
      return undefined;
    } finally {
      making.delete(key);
    }
  }

  return async function drawingOf(slug: string, hotel: Hotel | null): Promise<Drawn | undefined> {
    const key = `${slug} ${versionOf(hotel)}`;
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
