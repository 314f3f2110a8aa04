import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug';
import * as endpoints from '@foyer/shared/api/endpoints';
import type { InlinedHotel } from '@foyer/shared/contracts/page';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { GatewayDeps } from '../deps.ts';
import { askJson } from '../http/ask-json.ts';
import { reasonOf } from '../http/reason.ts';
import { LargeAnswerError, recordReader } from './read-record.ts';

/** How long each kind of answer is used without asking again, in ms. */
const FRESH_MS = {
  ok: 30_000,
  unknown: 10_000,
  unreachable: 2000,
  default: Number.POSITIVE_INFINITY,
};
/** After a failed refresh of a known record. */
const RETRY_MS = 5000;
/** Longest wait for the provider while a page waits too, in a queue or for it. */
const LIMIT_MS = 3000;
/** As many as one gateway's guests need; whoever comes then waits, no longer than for the provider. */
const ASKED_AT_ONCE = 200;
const KNOWN_HOTELS = 1000;
/** As pages carry them; in memory they take up to three times as much. */
const KNOWN_BYTES = 32_000_000;
/** Apart from the known ones, so that a flood of invented slugs cannot push those out. */
const ABSENT_HOTELS = 1000;

/** `wait` is how long what is said now holds at least, in ms. */
type Asked = { record: InlinedHotel; bytes: number; says?: string; wait?: number };
type Entry = Omit<Asked, 'wait'> & { askAgainAt: number };

const DEFAULT: InlinedHotel = { slug: DEFAULT_SLUG, state: 'default', hotel: null, fetched_at: 0 };

export type Hotels = {
  /** The record of a hotel for its page: at once where one is known, even a stale one. */
  get(slug: string): InlinedHotel | Promise<InlinedHotel>;
};

/** Hotel records of the provider, stale-while-revalidate; the last known one outlives a provider. */
export function createHotels({ providerUrl, fetch, clock, log, background }: GatewayDeps): Hotels {
  const known = new LRUCache<string, Entry>({
    max: KNOWN_HOTELS,
    maxSize: KNOWN_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const absent = new LRUCache<string, Entry>({ max: ABSENT_HOTELS });
  const asking = new Map<string, Promise<InlinedHotel>>();
  const inTurn = pLimit(ASKED_AT_ONCE);
  const readRecord = recordReader();

  async function ask(slug: string): Promise<Asked> {
    const asked = clock();
    const nothing = (state: 'unknown' | 'unreachable'): Asked => ({
      record: { slug, state, hotel: null, fetched_at: asked },
      bytes: 1,
    });
    const signal = AbortSignal.timeout(LIMIT_MS);
    try {
      return await inTurn(async () => {
        const answer = await askJson(fetch, providerUrl + endpoints.hotel(slug), signal);
        if (answer.status === 404) return nothing('unknown');
        if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
        const { hotel, bytes, says } = await readRecord(answer);
        return { record: { slug, state: 'ok', hotel, fetched_at: asked }, bytes, says };
      });
    } catch (error) {
      log.warn({ slug, error: reasonOf(error) }, 'A hotel record cannot be loaded.');
      // What takes a while to read is asked for no more often because nothing can be made of it.
      const wait = error instanceof LargeAnswerError ? FRESH_MS.ok : 0;
      return { ...nothing('unreachable'), wait };
    }
  }

  function keep(slug: string, { wait = 0, ...asked }: Asked): InlinedHotel {
    const last = known.get(slug);
    const saysTheSame = last !== undefined && last.says === asked.says;
    // What pages are known by stays the same object (`page/steady-record.ts`).
    const record = saysTheSame ? { ...asked.record, hotel: last.record.hotel } : asked.record;
    if (record.state === 'unreachable' && last) {
      known.set(slug, { ...last, askAgainAt: clock() + Math.max(RETRY_MS, wait) });
      return last.record;
    }
    const askAgainAt = clock() + Math.max(FRESH_MS[record.state], wait);
    const entry = { ...asked, record, askAgainAt };
    const [here, there] = record.state === 'ok' ? [known, absent] : [absent, known];
    there.delete(slug);
    here.set(slug, entry);
    return record;
  }

  function refresh(slug: string): Promise<InlinedHotel> {
    const pending =
      asking.get(slug) ??
      ask(slug)
        .then((answer) => keep(slug, answer))
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
