import { fetchJson, reasonOf } from '@foyer/common/http';
import { dayOf } from '@foyer/prerender/page';
import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { InlinedHotel } from '@foyer/shared/contracts/page.ts';
import type { HotelDay } from '@foyer/shared/hotel/hotel-time.ts';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { GatewayDeps } from '../deps.ts';
import { expiring } from '../expiring.ts';
import { LargeResponseError, type ParsedRecord, recordReader } from './read-record.ts';

/** How long a record is reused without a new fetch, in ms. */
const FRESH_MS = 30_000;
/** How long the slug of no record is not fetched again, in ms. */
const ABSENT_MS = { unknown: 10_000, unreachable: 2000 };
/** Pause after a failed refresh of a known record, in ms. */
const RETRY_MS = 5000;
/** Age of the last fetch up to which the app treats a record as fresh, in ms. */
const FRESH_FOR_APP_MS = 60_000;
/** Longest wait of a page for the provider, the queue included, in ms. */
const LIMIT_MS = 3000;
/** Enough for the guests of one gateway; further requests wait in a queue within `LIMIT_MS`. */
const MAX_CONCURRENT = 200;
const MAX_ABSENT = 1000;
const QUARTER_MS = 15 * 60_000;

/** A hotel's record as of the last fetch. */
export type KnownHotel = ReturnType<typeof entryOf>;

export type Hotels = ReturnType<typeof createHotels>;

const entryOf = (record: InlinedHotel, contentId: string) => ({
  /** The record with this content, since its first fetch (decision 10). */
  record,
  /** Changes whenever the record does, also with a change back. */
  contentId: `${contentId} ${record.fetched_at}`,
  /** The day at the hotel; undefined if its time zone is unknown. */
  day: undefined as HotelDay | undefined,
  /** The quarter of an hour that `day` was read in. No time zone starts a day between two. */
  quarter: -1,
  /** Size of the record in a page. */
  bytes: 1,
  fetchedAt: record.fetched_at,
  refetchAt: record.fetched_at,
  isFresh: false,
});

/** Returns what pages contain instead of a record. */
const withoutRecord = (slug: string, state: InlinedHotel['state'], at: number) =>
  entryOf({ slug, state, hotel: null, fetched_at: at }, state);

const DEFAULT = withoutRecord(DEFAULT_SLUG, 'default', 0);

/** Keeps the provider's hotel records: stale-while-revalidate, and stale-if-error. */
export function createHotels(
  { providerUrl, fetch, clock, log, background }: GatewayDeps,
  known: LRUCache<string, KnownHotel>,
) {
  // Apart from the known hotels, so that invented slugs cannot evict those.
  const absent = new LRUCache<string, KnownHotel>({
    max: MAX_ABSENT,
    ...expiring(clock, ABSENT_MS.unknown),
  });
  const fetching = new Map<string, Promise<KnownHotel>>();
  const limit = pLimit(MAX_CONCURRENT);
  const readRecord = recordReader();

  async function fetchRecord(slug: string): Promise<KnownHotel> {
    const fetchedAt = clock();
    const signal = AbortSignal.timeout(LIMIT_MS);
    try {
      return await limit(async () => {
        const response = await fetchJson(fetch, providerUrl + endpoints.hotel(slug), signal);
        if (response.status === 404) return pauseWithout(slug, 'unknown', fetchedAt);
        if (!response.ok) throw new Error(`The provider answered ${response.status}`);
        return store(slug, await readRecord(response), fetchedAt);
      });
    } catch (error) {
      log.warn({ slug, error: reasonOf(error) }, 'A hotel record cannot be loaded.');
      // A large response is not fetched more often because it is invalid: reading it takes a while.
      const wait = error instanceof LargeResponseError ? FRESH_MS : 0;
      const last = known.get(slug);
      if (!last) return pauseWithout(slug, 'unreachable', fetchedAt, wait);
      last.refetchAt = clock() + Math.max(RETRY_MS, wait);
      return last;
    }
  }

  function store(slug: string, read: ParsedRecord, fetchedAt: number): KnownHotel {
    const { hotel, bytes, contentId } = read;
    const last = known.get(slug);
    const since = last?.contentId.startsWith(`${contentId} `) ? last.record.fetched_at : fetchedAt;
    const entry: KnownHotel = {
      ...entryOf({ slug, state: 'ok', hotel, fetched_at: since }, contentId),
      bytes,
      fetchedAt,
      refetchAt: clock() + FRESH_MS,
    };
    update(entry);
    absent.delete(slug);
    known.set(slug, entry);
    return entry;
  }

  function pauseWithout(slug: string, state: keyof typeof ABSENT_MS, at: number, wait = 0) {
    const entry = withoutRecord(slug, state, at);
    known.delete(slug);
    absent.set(slug, entry, { ttl: Math.max(ABSENT_MS[state], wait) });
    return entry;
  }

  /** Updates what depends on the time. */
  function update(hotel: KnownHotel): void {
    hotel.isFresh = clock() - hotel.fetchedAt < FRESH_FOR_APP_MS;
    const quarter = Math.floor(clock() / QUARTER_MS);
    if (quarter === hotel.quarter) return;
    hotel.quarter = quarter;
    hotel.day = dayOf(hotel.record, quarter * QUARTER_MS);
  }

  function refresh(slug: string): Promise<KnownHotel> {
    const pending = fetching.get(slug) ?? fetchRecord(slug).finally(() => fetching.delete(slug));
    fetching.set(slug, pending);
    return pending;
  }

  return {
    /** Returns a hotel's record for its page. A known record is returned at once, even if stale. */
    get(slug: string): KnownHotel | Promise<KnownHotel> {
      if (slug === DEFAULT_SLUG) return DEFAULT;
      const last = known.get(slug);
      if (!last) return absent.get(slug) ?? refresh(slug);
      update(last);
      if (clock() < last.refetchAt) return last;
      const pending = refresh(slug);
      background?.(pending);
      return last;
    },
  };
}
