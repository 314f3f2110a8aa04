import type { HotelSet, PageRelease } from '@foyer/shared/contracts/hotel-set';
import type { InlinedHotel } from '@foyer/shared/contracts/page';
import { LRUCache } from 'lru-cache';
import type { Resolution } from '../composition/resolution.ts';
import type { GatewayDeps } from '../deps.ts';
import { bytesIn, type Coded, codedForms, codingHeader, formFor } from '../http/coded.ts';
import { contentId } from '../http/content-id.ts';
import { type Coding, namesEtag } from '../http/negotiation.ts';

/** About three hundred hotels; a set has 50 KB in all its forms. */
const MEMOISED_BYTES = 16 * 1024 * 1024;

export type SetRequest = {
  resolution: Resolution;
  hotel: InlinedHotel;
  withdrawn: string[];
  accepted: readonly Coding[];
  ifNoneMatch: string | undefined;
};

/** What of a release concerns a page; the rest would be stored on every phone for nothing. */
function forPages(release: PageRelease): PageRelease {
  const { name, version, entry, initial, frames, files, adopted } = release;
  return { name, version, entry, initial, frames, files, ...(adopted && { adopted }) };
}

/** Answers a hotel's set; what was written once is kept until something in it changes. */
export function createHotelSets({ brotli }: Pick<GatewayDeps, 'brotli'>) {
  const memo = new LRUCache<string, Coded[]>({
    maxSize: MEMOISED_BYTES,
    sizeCalculation: bytesIn,
  });

  return async function hotelSet(request: SetRequest): Promise<Response> {
    const { resolution, hotel, withdrawn, accepted, ifNoneMatch } = request;
    const { composition, releases } = resolution;
    // The record is fetched again and again; as long as it says the same, so does the set.
    const facts = JSON.stringify([composition.id, { ...hotel, fetched_at: 0 }, withdrawn]);
    const etag = `W/"${contentId(facts)}"`;
    const key = `${composition.slug} ${etag}`;
    const headers = {
      'Content-Type': 'application/json',
      'Cache-Control': 'private, no-cache',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
      ETag: etag,
    };
    if (namesEtag(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
    const set = { composition, releases: releases.map(forPages), hotel, withdrawn };
    const forms =
      memo.get(key) ?? (await codedForms(JSON.stringify(set satisfies HotelSet), brotli));
    memo.set(key, forms);
    const form = formFor(forms, accepted);
    return new Response(form.body, { headers: { ...headers, ...codingHeader(form) } });
  };
}
