import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug';
import * as endpoints from '@foyer/shared/api/endpoints';
import { HotelAnswer } from '@foyer/shared/contracts/hotel';
import type { InlinedHotel } from '@foyer/shared/contracts/page';
import { trimHotel } from '@foyer/shared/hotel/trim-hotel';
import type { GatewayDeps } from '../deps.ts';
import { Lru } from '../http/lru.ts';
import { reasonOf } from '../http/reason.ts';

/** How long each kind of answer is used without asking again, in ms. */
const FRESH_MS = {
  ok: 30_000,
  unknown: 10_000,
  unreachable: 2000,
  default: Number.POSITIVE_INFINITY,
};
/** After a failed refresh of a known record. */
const RETRY_MS = 5000;
/** Longest wait for the provider while a page waits too. */
const LIMIT_MS = 3000;
const KNOWN_HOTELS = 1000;
/** Apart from the known ones, so that a flood of invented slugs cannot push those out. */
const ABSENT_HOTELS = 1000;

type Entry = { record: InlinedHotel; askAgainAt: number };

const DEFAULT: InlinedHotel = { slug: DEFAULT_SLUG, state: 'default', hotel: null, fetched_at: 0 };

export type Hotels = {
  /** The record of a hotel for its page: at once where one is known, even a stale one. */
  get(slug: string): InlinedHotel | Promise<InlinedHotel>;
};

/** Hotel records of the provider, stale-while-revalidate; the last known one outlives a provider. */
export function createHotels({ providerUrl, fetch, clock, log, background }: GatewayDeps): Hotels {
  const known = new Lru<string, Entry>(KNOWN_HOTELS);
  const absent = new Lru<string, Entry>(ABSENT_HOTELS);
  const asking = new Map<string, Promise<InlinedHotel>>();

  async function ask(slug: string): Promise<InlinedHotel> {
    const asked = clock();
    try {
      const response = await fetch(providerUrl + endpoints.hotel(slug), {
        headers: { Accept: 'application/json' },
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      // What nobody reads would keep its connection.
      if (!response.ok) await response.body?.cancel();
      if (response.status === 404)
        return { slug, state: 'unknown', hotel: null, fetched_at: asked };
      if (!response.ok) throw new Error(`The provider answered ${response.status}`);
      const { status, data } = HotelAnswer.parse(await response.json());
      if (!status || !data) throw new Error('The provider answered without a hotel');
      return { slug, state: 'ok', hotel: trimHotel(data), fetched_at: asked };
    } catch (error) {
      log.warn({ slug, error: reasonOf(error) }, 'A hotel record cannot be loaded.');
      return { slug, state: 'unreachable', hotel: null, fetched_at: asked };
    }
  }

  function keep(slug: string, record: InlinedHotel): InlinedHotel {
    const last = known.get(slug);
    if (record.state === 'unreachable' && last) {
      known.set(slug, { record: last.record, askAgainAt: clock() + RETRY_MS });
      return last.record;
    }
    const entry = { record, askAgainAt: clock() + FRESH_MS[record.state] };
    const [here, there] = record.state === 'ok' ? [known, absent] : [absent, known];
    there.delete(slug);
    here.set(slug, entry);
    return record;
  }

  function refresh(slug: string): Promise<InlinedHotel> {
    const pending =
      asking.get(slug) ??
      ask(slug)
        .then((record) => keep(slug, record))
        .finally(() => asking.delete(slug));
    asking.set(slug, pending);
    return pending;
  }

  return {
    get(slug) {
      if (slug === DEFAULT_SLUG) return DEFAULT;
      const last = known.get(slug);
      const entry = last ?? absent.get(slug);
      if (entry && clock() < entry.askAgainAt) return entry.record;
      const pending = refresh(slug);
      if (!last) return pending;
      background?.(pending);
      return last.record;
    },
  };
}
