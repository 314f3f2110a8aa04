import type { Runtime } from '@foyer/common/http';
import { reasonOf } from '@foyer/common/http';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

/** Each takes at most some hundred kilobytes. */
const MAX_HOTELS = 200;
const MAX_BYTES = 32_000_000;
/** Maximum number of waiting hotels; further requests must retry later. */
const MAX_QUEUE = 20;
/** Pause after a hotel's drawing failed, in ms. */
const PAUSE_MS = 10_000;

type Files = Record<string, Uint8Array<ArrayBuffer>>;

type Drawing<Input, Drawn extends Files> = {
  /** Name of the drawing for the log. */
  label: string;
  draw: (input: Input) => Promise<Drawn>;
  /** Returns a version that changes whenever the drawing changes. */
  versionOf: (hotel: Hotel | null) => string;
  inputOf: (hotel: Hotel | null) => Promise<Input>;
  /** Returns the input without pictures; undefined if it has none. */
  withoutPictures: (input: Input) => Input | undefined;
};

/**
 * Caches a drawing for each hotel until its record changes. Draws one hotel after the other. The
 * result is undefined while the drawing is impossible.
 */
export function createDrawingCache<Input, Drawn extends Files>(
  { clock, log }: Pick<Runtime, 'clock' | 'log'>,
  { label, draw, versionOf, inputOf, withoutPictures }: Drawing<Input, Drawn>,
) {
  const cache = new LRUCache<string, Drawn>({
    max: MAX_HOTELS,
    maxSize: MAX_BYTES,
    sizeCalculation: (files) =>
      Object.values(files).reduce((sum, { byteLength }) => sum + byteLength, 1),
  });
  const failed = new LRUCache<string, number>({ max: MAX_HOTELS });
  const pending = new Map<string, Promise<Drawn | undefined>>();
  const queue = pLimit(1);

  async function drawWithFallback(slug: string, hotel: Hotel | null): Promise<Drawn> {
    const input = await inputOf(hotel);
    return queue(() =>
      draw(input).catch((error) => {
        const plainInput = withoutPictures(input);
        if (!plainInput) throw error;
        // The pictures may have broken the drawing or exceeded its time: draw without them.
        log.warn(
          { slug, drawing: label, error: reasonOf(error) },
          'A picture of a hotel cannot be drawn; its monogram replaces it.',
        );
        return draw(plainInput);
      }),
    );
  }

  async function drawOnce(key: string, slug: string, hotel: Hotel | null) {
    try {
      const files = await drawWithFallback(slug, hotel);
      cache.set(key, files);
      return files;
    } catch (error) {
      failed.set(key, clock() + PAUSE_MS);
      log.warn({ slug, error: reasonOf(error) }, `The ${label} of a hotel cannot be made.`);
      return undefined;
    } finally {
      pending.delete(key);
    }
  }

  return async function drawingOf(slug: string, hotel: Hotel | null): Promise<Drawn | undefined> {
    const key = `${slug} ${versionOf(hotel)}`;
    const known = cache.get(key);
    if (known) return known;
    if (clock() < (failed.get(key) ?? 0)) return undefined;
    const current = pending.get(key);
    if (current || pending.size >= MAX_QUEUE) return current;
    const drawing = drawOnce(key, slug, hotel);
    pending.set(key, drawing);
    return drawing;
  };
}
