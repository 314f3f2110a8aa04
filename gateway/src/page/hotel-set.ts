import type { HotelSet, PageRelease } from '@foyer/shared/contracts/hotel-set';
import type { InlinedHotel } from '@foyer/shared/contracts/page';
import type { Resolution } from '../composition/resolution.ts';
import { contentId } from '../http/content-id.ts';
import { namesEtag } from '../http/negotiation.ts';

/** What of a release concerns a page; the rest would be stored on every phone for nothing. */
function forPages(release: PageRelease): PageRelease {
  const { name, version, entry, initial, mounts, files, adopted } = release;
  return { name, version, entry, initial, mounts, files, ...(adopted && { adopted }) };
}

/** A hotel's set, or the word that the one with this ETag is still the same. */
export function hotelSet(
  { composition, releases }: Resolution,
  hotel: InlinedHotel,
  withdrawn: string[],
  ifNoneMatch: string | undefined,
): Response {
  const set = (record: InlinedHotel): string =>
    JSON.stringify({
      composition,
      releases: releases.map(forPages),
      hotel: record,
      withdrawn,
    } satisfies HotelSet);
  // The record is fetched again and again; as long as it says the same, so does the set.
  const etag = `W/"${contentId(set({ ...hotel, fetched_at: 0 }))}"`;
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'private, no-cache',
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  };
  if (namesEtag(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  return new Response(set(hotel), { headers });
}
