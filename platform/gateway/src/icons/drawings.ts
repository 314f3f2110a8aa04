import { reasonOf } from '@foyer/common/http';
import {
  type Drawing,
  type DrawingInput,
  drawingSource,
  socialCardVersion,
} from '@foyer/prerender/page';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Caches } from '../caches.ts';
import type { GatewayDeps } from '../deps.ts';
import { expiring } from '../expiring.ts';
import { providerImage } from './provider-image.ts';

/** Maximum size of a banner in its largest width. */
const MAX_BANNER_BYTES = 6_000_000;
/** Maximum number of waiting drawings; further requests must retry later. */
const MAX_QUEUE = 20;
/** Pause after a drawing failed, in ms, and the number of remembered failures. */
const PAUSE_MS = 10_000;
const MAX_PAUSES = 200;

/** Returns the icons and the social card of a hotel; undefined while they cannot be drawn. */
export type Drawings = (slug: string, hotel: Hotel | null) => Promise<Drawing | undefined>;

/** Draws hotels one after the other; undefined if the runtime cannot draw. */
export function createDrawings(deps: GatewayDeps, caches: Caches): Drawings | undefined {
  const { clock, log, draw } = deps;
  const { drawings } = caches;
  if (!draw) return undefined;
  const failed = new LRUCache<string, true>({ max: MAX_PAUSES, ...expiring(clock, PAUSE_MS) });
  const queue = pLimit(1);
  const pending = new Set<string>();

  async function inputOf(hotel: Hotel | null): Promise<DrawingInput> {
    const { favicon, logo, banner, ...facts } = drawingSource(hotel);
    const [picture, ...pictures] = await Promise.all([
      providerImage(banner, deps, MAX_BANNER_BYTES),
      providerImage(favicon, deps),
      providerImage(logo, deps),
    ]);
    const readable = pictures.filter((one) => one !== undefined);
    return { ...facts, pictures: readable, banner: picture ?? null };
  }

  /** Draws without the banner, then without any picture, if one breaks the drawing or takes long. */
  const drawUsable = (slug: string, input: DrawingInput): Promise<Drawing> =>
    draw(input).catch((error) => {
      const { banner, pictures } = input;
      if (!banner && pictures.length === 0) throw error;
      log.warn({ slug, error: reasonOf(error) }, 'A picture of a hotel cannot be drawn.');
      return drawUsable(slug, { ...input, banner: null, pictures: banner ? pictures : [] });
    });

  function drawOnce(key: string, slug: string, hotel: Hotel | null): Promise<Drawing> {
    pending.add(key);
    return inputOf(hotel)
      .then((input) => queue(() => drawUsable(slug, input)))
      .finally(() => pending.delete(key));
  }

  return async (slug, hotel) => {
    const key = `${slug} ${socialCardVersion(hotel)}`;
    const isBusy = pending.size >= MAX_QUEUE && !pending.has(key) && !drawings.has(key);
    if (failed.has(key) || isBusy) return undefined;
    try {
      return await drawings.fetch(key, { context: () => drawOnce(key, slug, hotel) });
    } catch (error) {
      if (!failed.has(key))
        log.warn({ slug, error: reasonOf(error) }, 'The icons of a hotel cannot be made.');
      failed.set(key, true);
      return undefined;
    }
  };
}
