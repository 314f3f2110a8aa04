import { bodyOf } from '@foyer/gateway/http/body';
import { DEFAULT_SLUG, isSlug } from '@foyer/shared/addresses/slug';
import { HotelSet } from '@foyer/shared/contracts/hotel-set';
import { WORKER_CACHES } from '@foyer/shared/contracts/worker';
import { storeFile, sweepFiles } from './files.ts';
import { dropPictures } from './pictures.ts';
import {
  changeHotel,
  filesOf,
  type KeptHotel,
  keptHotel,
  keptHotels,
  setsOf,
  startOf,
} from './sets.ts';

/** How long the gateway may take to name a hotel's set, in milliseconds. */
const ANSWER_MS = 20_000;
/** No set of ours has so much: bytes of its description, its files, and bytes of them all. */
const LARGEST = { answer: 4_000_000, files: 2_000, bytes: 30_000_000 };
/** How many files are fetched at once: the page that a guest looks at goes first. */
const AT_ONCE = 3;
/** Hotels that are kept; of more the ones that were not opened for longest go. */
const HOTELS = 3;
/** Only one worker fetches or deletes files at a time, also of two versions. */
const LOCK = `${WORKER_CACHES}files`;

const looking = new Map<string, Promise<string | undefined>>();

/**
 * Asks the gateway for a hotel's set and keeps it whole, by hash: the first one as the current,
 * another one as the next. Answers the composition that a page could have instead of the current one:
 * also one that does not come, or for which there is no room, and which therefore is not stored.
 */
export function look(slug: string): Promise<string | undefined> {
  if (!isSlug(slug) || slug === DEFAULT_SLUG) return Promise.resolve(undefined);
  const asked =
    looking.get(slug) ??
    navigator.locks.request(LOCK, () => lookOnce(slug)).finally(() => looking.delete(slug));
  looking.set(slug, asked);
  return asked;
}

async function lookOnce(slug: string): Promise<string | undefined> {
  const set = await ask(slug);
  if (!set) return newest(await keptHotel(slug));
  const { id } = set.composition;
  const known = await changeHotel(slug, (kept) => {
    if (!kept) return kept;
    const { hotel } = set;
    const next = kept.next?.composition.id === id ? { ...kept.next, hotel } : undefined;
    return {
      ...kept,
      // What a hotel says of itself is new in either set.
      current: { ...kept.current, ...(hotel.state === 'ok' && { hotel }) },
      next,
      named: id,
      withdrawn: set.withdrawn,
      outdated: kept.outdated && kept.current.composition.id !== id,
      usedAt: Date.now(),
    };
  });
  const has = known?.current.composition.id === id || known?.next !== undefined;
  if (!has && (await store(slug, set))) await letGo(slug);
  return newest(await keptHotel(slug));
}

function newest(kept: KeptHotel | undefined): string | undefined {
  return kept && kept.named !== kept.current.composition.id ? kept.named : undefined;
}

/** A portal's page, an error or nonsense is no answer. */
async function ask(slug: string): Promise<HotelSet | undefined> {
  try {
    const answer = await fetch(`/-/set/${slug}`, {
      cache: 'no-cache',
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (!answer.ok) return undefined;
    const text = new TextDecoder().decode(await bodyOf(answer, LARGEST.answer));
    const set = HotelSet.parse(JSON.parse(text));
    return set.composition.slug === slug && isOfOurSize(set) ? set : undefined;
  } catch {
    return undefined;
  }
}

function isOfOurSize(set: HotelSet): boolean {
  const files = [...filesOf(set).values()];
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return files.length <= LARGEST.files && bytes <= LARGEST.bytes;
}

/** Keeps all files of a set; throws where one does not come, or where there is no room. */
async function storeFiles(set: HotelSet): Promise<void> {
  const start = startOf(set);
  const waiting = [...filesOf(set)];
  const take = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const [path, facts] = file;
      await storeFile(path, facts, start.has(path)).catch((error) => {
        waiting.length = 0;
        throw error;
      });
    }
  };
  const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, take));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

const isFull = (error: unknown) => (error as Partial<DOMException>).name === 'QuotaExceededError';

/** Keeps a set once all its files are kept: whether it could. */
async function store(slug: string, set: HotelSet): Promise<boolean> {
  try {
    await storeFiles(set).catch(async (error) => {
      if (!isFull(error)) throw error;
      await dropPictures();
      await storeFiles(set);
    });
    await changeHotel(slug, (kept) =>
      kept
        ? { ...kept, next: set }
        : {
            current: set,
            older: [],
            named: set.composition.id,
            withdrawn: set.withdrawn,
            outdated: false,
            usedAt: Date.now(),
          },
    );
    return true;
  } catch (error) {
    console.info(`The pages of ${slug} could not be stored`, error);
    // What came already is there at the next try, if there is room for it.
    if (isFull(error)) await sweep();
    return false;
  }
}

/** Lets go of hotels that were not opened for longest. */
async function letGo(slug: string): Promise<void> {
  const others = [...(await keptHotels())].filter(([one]) => one !== slug);
  const old = others.sort(([, one], [, other]) => other.usedAt - one.usedAt).slice(HOTELS - 1);
  for (const [one] of old) await changeHotel(one, () => undefined);
  if (old.length > 0) await sweep();
}

/** Deletes the files that no set has. */
async function sweep(): Promise<void> {
  const hotels = [...(await keptHotels()).values()];
  const files = hotels.flatMap(setsOf).flatMap((set) => [...filesOf(set).values()]);
  await sweepFiles(new Set(files.map(({ integrity }) => integrity)));
}

/** No tab of this hotel is open: what older ones ran can go. */
export async function clearOlder(slug: string): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const before = (await keptHotel(slug))?.older.length ?? 0;
    if (before === 0) return;
    await changeHotel(slug, (kept) => kept && { ...kept, older: [] });
    await sweep();
  });
}
