import { reasonOf } from '@foyer/common/http';
import {
  colorOf,
  iconVersion,
  initialOf,
  type SocialCardInput,
  socialCardVersion,
  stillBanner,
} from '@foyer/prerender/page';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { settingsOf } from '@foyer/shared/hotel/record.ts';
import type { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { GatewayDeps } from '../deps.ts';
import { createPauses } from '../pauses.ts';
import { providerImage } from './provider-image.ts';

/** Maximum size of a banner in its largest width. */
const MAX_BANNER_BYTES = 6_000_000;
/** Maximum number of waiting drawings; further requests must retry later. */
const MAX_QUEUE = 20;
/** Pause after a drawing failed, in ms, and the number of remembered failures. */
const PAUSE_MS = 10_000;
const MAX_PAUSES = 200;

/** The files of a drawing, by name. */
export type Drawing = Record<string, Uint8Array<ArrayBuffer>>;

type Kind<Files extends Drawing> = {
  /** Name of the drawing for the log. */
  label: string;
  /** Returns a version that changes whenever the drawing changes. */
  versionOf: (hotel: Hotel | null) => string;
  bannerOf?: (hotel: Hotel | null) => string | undefined;
  draw: (input: SocialCardInput) => Promise<Files>;
};

export type Drawings = ReturnType<typeof createDrawings>;

/** Draws the icons and social cards of hotels where the runtime can, one after the other. */
export function createDrawings(
  deps: GatewayDeps,
  cache: LRUCache<string, Drawing, () => Promise<Drawing>>,
) {
  const { clock, log, drawIcons, drawSocialCard } = deps;
  const failed = createPauses<true>(clock, MAX_PAUSES);
  const queue = pLimit(1);
  const pending = new Set<string>();

  async function inputOf(hotel: Hotel | null, banner?: string): Promise<SocialCardInput> {
    const { favicon, logo } = settingsOf(hotel) ?? {};
    const images = await Promise.all([
      providerImage(favicon, deps),
      providerImage(logo, deps),
      providerImage(banner, deps, MAX_BANNER_BYTES),
    ]);
    const pictures = images.slice(0, 2).filter((picture) => picture !== undefined);
    return {
      pictures,
      initial: initialOf(hotel),
      color: colorOf(hotel),
      banner: images[2] ?? null,
    };
  }

  async function drawOnce<Files extends Drawing>(
    key: string,
    { label, bannerOf, draw }: Kind<Files>,
    slug: string,
    hotel: Hotel | null,
  ): Promise<Files> {
    pending.add(key);
    try {
      const input = await inputOf(hotel, bannerOf?.(hotel));
      return await queue(() =>
        draw(input).catch((error) => {
          if (!input.banner && input.pictures.length === 0) throw error;
          // The pictures may have broken the drawing or exceeded its time: draw without them.
          log.warn(
            { slug, drawing: label, error: reasonOf(error) },
            'A picture of a hotel cannot be drawn; its monogram replaces it.',
          );
          return draw({ ...input, pictures: [], banner: null });
        }),
      );
    } finally {
      pending.delete(key);
    }
  }

  /** The result is undefined while the drawing is impossible. */
  function drawer<Files extends Drawing>(kind: Kind<Files>) {
    return async (slug: string, hotel: Hotel | null): Promise<Files | undefined> => {
      const key = `${kind.label} ${slug} ${kind.versionOf(hotel)}`;
      const isBusy = pending.size >= MAX_QUEUE && !pending.has(key) && !cache.has(key);
      if (failed.get(key) || isBusy) return undefined;
      try {
        return (await cache.fetch(key, {
          context: () => drawOnce(key, kind, slug, hotel),
        })) as Files;
      } catch (error) {
        if (!failed.get(key))
          log.warn(
            { slug, error: reasonOf(error) },
            `The ${kind.label} of a hotel cannot be made.`,
          );
        failed.set(key, PAUSE_MS, true);
        return undefined;
      }
    };
  }

  return {
    icons:
      drawIcons &&
      drawer({
        label: 'icons',
        versionOf: iconVersion,
        draw: ({ banner: _, ...input }) => drawIcons(input),
      }),
    socialCard:
      drawSocialCard &&
      drawer({
        label: 'social card',
        versionOf: socialCardVersion,
        bannerOf: stillBanner,
        draw: drawSocialCard,
      }),
  };
}
