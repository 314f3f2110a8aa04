import type { EncodedBody } from '@foyer/common/http';
import type { Drawing, WrittenPage } from '@foyer/prerender/page';
import type { Resolution } from '@foyer/releases/composition';
import type { Release } from '@foyer/releases/contracts';
import type { Weather } from '@foyer/shared/contracts/provider/weather.ts';
import { LRUCache } from 'lru-cache';
import { expiring } from './expiring.ts';
import type { KnownHotel } from './hotels/hotels.ts';

/** A page as it is sent. */
export type RenderedPage = Omit<WrittenPage, 'html'> & { bodies: EncodedBody[]; etag: string };

const MB = 1_000_000;
const TEN_MINUTES_MS = 10 * 60_000;

const totalBytes = (bodies: readonly EncodedBody[]) =>
  bodies.reduce((bytes, { body }) => bytes + body.byteLength, 0);

/** Makes concurrent requests for a missing value share one load. A failed load is not stored. */
const loading = {
  fetchMethod: <Value>(_key: string, _stale: unknown, options: { context: () => Promise<Value> }) =>
    options.context(),
  // An evicted load still answers its requests.
  ignoreFetchAbort: true,
};

/**
 * All caches of the gateway's process. Each drops the least recently used entries beyond its bound;
 * every key names the content, so that nothing else must drop an entry.
 */
export function createCaches(clock: () => number) {
  return {
    /** Manifests by release, which never change. */
    manifests: new LRUCache<string, Release>({
      maxSize: 32 * MB,
      sizeCalculation: (manifest) => JSON.stringify(manifest).length,
    }),
    /** Verified files by release, path and coding: those of about a hundred releases. */
    files: new LRUCache<string, EncodedBody, () => Promise<EncodedBody | undefined>>({
      ...loading,
      maxSize: 64 * MB,
      sizeCalculation: ({ body }) => Math.max(1, body.byteLength),
    }),
    /** Compositions by revision, hotel and rollouts. */
    resolutions: new LRUCache<string, Resolution>({ max: 1000 }),
    /** Hotel records by slug; a fetched record replaces the earlier one. Sizes are those in a page. */
    hotels: new LRUCache<string, KnownHotel>({
      max: 1000,
      maxSize: 32 * MB,
      sizeCalculation: ({ bytes }) => bytes,
    }),
    /** Pages in each coding, by composition, record, route and day. */
    pages: new LRUCache<string, RenderedPage, () => Promise<RenderedPage>>({
      ...loading,
      max: 1500,
      maxSize: 64 * MB,
      sizeCalculation: ({ bodies }) => totalBytes(bodies),
    }),
    /** JSON documents in each coding, by content: integrity manifests and offline bundles. */
    documents: new LRUCache<string, EncodedBody[], () => Promise<EncodedBody[]>>({
      ...loading,
      maxSize: 32 * MB,
      sizeCalculation: totalBytes,
    }),
    /** The files of drawn icons and social cards, by hotel and version of the drawing. */
    drawings: new LRUCache<string, Drawing, () => Promise<Drawing>>({
      ...loading,
      max: 400,
      maxSize: 64 * MB,
      sizeCalculation: (files) =>
        Object.values(files).reduce((sum, { byteLength }) => sum + byteLength, 1),
    }),
    /** The weather by city, for ten minutes. */
    weather: new LRUCache<string, Weather, () => Promise<Weather>>({
      ...loading,
      max: 1000,
      ...expiring(clock, TEN_MINUTES_MS),
    }),
  };
}

export type Caches = ReturnType<typeof createCaches>;
