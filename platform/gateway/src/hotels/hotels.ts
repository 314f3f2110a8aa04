import { fetchJson, reasonOf } from '@foyer/common/http';
import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import type { InlinedHotel } from '@foyer/shared/contracts/page.ts';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { GatewayDeps } from '../deps.ts';
import { LargeResponseError, recordReader } from './read-record.ts';

/** How long each kind of response is reused without a new fetch, in ms. */
const FRESH_MS = {
  ok: 30_000,
  unknown: 10_000,
  unreachable: 2000,
  default: Number.POSITIVE_INFINITY,
};
/** Pause after a failed refresh of a known record, in ms. */
const RETRY_MS = 5000;
/** Longest wait of a page for the provider, the queue included, in ms. */
const LIMIT_MS = 3000;
/** Enough for the guests of one gateway; further requests wait in a queue within `LIMIT_MS`. */
const MAX_CONCURRENT = 200;
const KNOWN_HOTELS = 1000;
/** Size in pages; in memory records take up to three times as much. */
const KNOWN_BYTES = 32_000_000;
/** Kept apart from the known hotels, so that invented slugs cannot evict those. */
const ABSENT_HOTELS = 1000;

/** `wait` is the minimum time until the next fetch, in ms. */
type Fetched = { record: InlinedHotel; bytes: number; contentId?: string; wait?: number };
type Entry = Omit<Fetched, 'wait'> & { refetchAt: number };

const DEFAULT: InlinedHotel = { slug: DEFAULT_SLUG, state: 'default', hotel: null, fetched_at: 0 };

export type Hotels = {
  /** Returns a hotel's record for its page. A known record is returned at once, even if stale. */
  get(slug: string): InlinedHotel | Promise<InlinedHotel>;
};

/** Caches the provider's hotel records: stale-while-revalidate, and stale-if-error. */
export function createHotels({ providerUrl, fetch, clock, log, background }: GatewayDeps): Hotels {
  const known = new LRUCache<string, Entry>({
    max: KNOWN_HOTELS,
    maxSize: KNOWN_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const absent = new LRUCache<string, Entry>({ max: ABSENT_HOTELS });
  const fetching = new Map<string, Promise<InlinedHotel>>();
  const limit = pLimit(MAX_CONCURRENT);
  const readRecord = recordReader();

  async function fetchRecord(slug: string): Promise<Fetched> {
    const fetchedAt = clock();
    const withoutRecord = (state: 'unknown' | 'unreachable'): Fetched => ({
      record: { slug, state, hotel: null, fetched_at: fetchedAt },
      bytes: 1,
    });
    const signal = AbortSignal.timeout(LIMIT_MS);
    try {
      return await limit(async () => {
        const response = await fetchJson(fetch, providerUrl + endpoints.hotel(slug), signal);
        if (response.status === 404) return withoutRecord('unknown');
        if (!response.ok) throw new Error(`The provider answered ${response.status}`);
        const { hotel, bytes, contentId } = await readRecord(response);
        return { record: { slug, state: 'ok', hotel, fetched_at: fetchedAt }, bytes, contentId };
      });
    } catch (error) {
      log.warn({ slug, error: reasonOf(error) }, 'A hotel record cannot be loaded.');
      // A large response is not fetched more often because it is invalid: reading it takes a while.
      const wait = error instanceof LargeResponseError ? FRESH_MS.ok : 0;
      return { ...withoutRecord('unreachable'), wait };
    }
  }

  function store(slug: string, { wait = 0, ...fetched }: Fetched): InlinedHotel {
    const last = known.get(slug);
    const isUnchanged = last !== undefined && last.contentId === fetched.contentId;
    // Unchanged content stays the same object, by which pages are memoised (`page/memoised-record.ts`).
    const record = isUnchanged ? { ...fetched.record, hotel: last.record.hotel } : fetched.record;
    if (record.state === 'unreachable' && last) {
      known.set(slug, { ...last, refetchAt: clock() + Math.max(RETRY_MS, wait) });
      return last.record;
    }
    const refetchAt = clock() + Math.max(FRESH_MS[record.state], wait);
    const entry = { ...fetched, record, refetchAt };
    const [cache, other] = record.state === 'ok' ? [known, absent] : [absent, known];
    other.delete(slug);
    cache.set(slug, entry);
    return record;
  }

  function refresh(slug: string): Promise<InlinedHotel> {
    const pending =
      fetching.get(slug) ??
      fetchRecord(slug)
        .then((fetched) => store(slug, fetched))
        .finally(() => fetching.delete(slug));
    fetching.set(slug, pending);
    return pending;
  }

  return {
    get(slug) {
      if (slug === DEFAULT_SLUG) return DEFAULT;
      const last = known.get(slug);
      const entry = last ?? absent.get(slug);
      if (entry && clock() < entry.refetchAt) return entry.record;
      const pending = refresh(slug);
      if (!last) return pending;
      background?.(pending);
      return last.record;
    },
  };
}
