import { bodyOf } from '@foyer/common/http';
import { OfflineBundle } from '@foyer/releases/contracts';
import { DEFAULT_SLUG, isSlug } from '@foyer/shared/addresses/slug.ts';
import { WORKER_CACHE_PREFIX } from '@foyer/shared/contracts/worker.ts';
import { filesOf } from './bundle-files.ts';
import { storeFile, sweepFiles } from './file-cache.ts';
import { deletePictures } from './pictures.ts';
import { bundlesOf, changeStoredHotel, storedHotel, storedHotels } from './stored-hotels.ts';

/** Time limit for the gateway's offline-bundle response, in milliseconds. */
const GATEWAY_TIMEOUT_MS = 20_000;
/** Upper limits for a bundle: bytes of its description, number of files, and total bytes. */
const LIMITS = { description: 4_000_000, files: 2_000, bytes: 30_000_000 };
/** Number of parallel file fetches. Kept low so that the visible page has priority. */
const CONCURRENCY = 3;
/** Number of stored hotels. Beyond it, the least recently used hotels are evicted. */
const MAX_HOTELS = 3;
/** Lock name. Only one worker fetches or deletes files at a time, across worker versions. */
const LOCK = `${WORKER_CACHE_PREFIX}files`;

const updating = new Map<string, Promise<string | undefined>>();

/**
 * Fetches a hotel's offline bundle from the gateway and stores all its files by hash. The first
 * bundle becomes the current one, a later one the next. Resolves to the ID of a composition newer
 * than the current one, even if its bundle could not be fetched or stored.
 */
export function updateHotel(slug: string): Promise<string | undefined> {
  if (!isSlug(slug) || slug === DEFAULT_SLUG) return Promise.resolve(undefined);
  const update =
    updating.get(slug) ??
    navigator.locks.request(LOCK, () => updateOnce(slug)).finally(() => updating.delete(slug));
  updating.set(slug, update);
  return update;
}

async function updateOnce(slug: string): Promise<string | undefined> {
  const bundle = await fetchBundle(slug);
  if (bundle) await storeNewer(slug, bundle);
  const stored = await storedHotel(slug);
  return stored?.latestId === stored?.current.composition.id ? undefined : stored?.latestId;
}

async function storeNewer(slug: string, bundle: OfflineBundle): Promise<void> {
  const { id } = bundle.composition;
  const updated = await changeStoredHotel(slug, (stored) => {
    if (!stored) return stored;
    const { hotel } = bundle;
    const next = stored.next?.composition.id === id ? { ...stored.next, hotel } : undefined;
    return {
      ...stored,
      // The hotel record is updated in both bundles.
      current: { ...stored.current, ...(hotel.state === 'ok' && { hotel }) },
      next,
      latestId: id,
      withdrawn: bundle.withdrawn,
      outdated: stored.outdated && stored.current.composition.id !== id,
      usedAt: Date.now(),
    };
  });
  const isStored = updated?.current.composition.id === id || updated?.next !== undefined;
  if (!isStored && (await storeBundle(slug, bundle))) await evictHotels(slug);
}

/** Fetches a bundle. Returns undefined for an error, a captive portal's page or invalid JSON. */
async function fetchBundle(slug: string): Promise<OfflineBundle | undefined> {
  try {
    const answer = await fetch(`/-/offline-bundle/${slug}`, {
      cache: 'no-cache',
      redirect: 'error',
      signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS),
    });
    if (!answer.ok) return undefined;
    const text = new TextDecoder().decode(await bodyOf(answer, LIMITS.description));
    const bundle = OfflineBundle.parse(JSON.parse(text));
    const files = filesOf(bundle);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const isWithinLimits = files.length <= LIMITS.files && bytes <= LIMITS.bytes;
    return bundle.composition.slug === slug && isWithinLimits ? bundle : undefined;
  } catch {
    return undefined;
  }
}

/** Stores all files of a bundle. Throws if a fetch fails or the quota is exceeded. */
async function storeBundleFiles(bundle: OfflineBundle): Promise<void> {
  const waiting = filesOf(bundle);
  const fetchNext = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop())
      await storeFile(file).catch((error) => {
        waiting.length = 0;
        throw error;
      });
  };
  const done = await Promise.allSettled(Array.from({ length: CONCURRENCY }, fetchNext));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

const isFull = (error: unknown) => (error as Partial<DOMException>).name === 'QuotaExceededError';

/** Stores a bundle after all its files. Resolves to whether that succeeded. */
async function storeBundle(slug: string, bundle: OfflineBundle): Promise<boolean> {
  try {
    await storeBundleFiles(bundle).catch(async (error) => {
      if (!isFull(error)) throw error;
      await deletePictures();
      await storeBundleFiles(bundle);
    });
    await changeStoredHotel(slug, (stored) =>
      stored
        ? { ...stored, next: bundle }
        : {
            current: bundle,
            older: [],
            latestId: bundle.composition.id,
            withdrawn: bundle.withdrawn,
            outdated: false,
            usedAt: Date.now(),
          },
    );
    return true;
  } catch (error) {
    console.info(`The pages of ${slug} could not be stored`, error);
    // Files stored so far remain for the next attempt, unless the quota is exceeded.
    if (isFull(error)) await sweepUnusedFiles();
    return false;
  }
}

/** Deletes the least recently used hotels beyond the limit. */
async function evictHotels(slug: string): Promise<void> {
  const slugs = (await storedHotels()).map(({ current }) => current.composition.slug);
  const old = slugs.filter((other) => other !== slug).slice(MAX_HOTELS - 1);
  for (const other of old) await changeStoredHotel(other, () => undefined);
  if (old.length > 0) await sweepUnusedFiles();
}

/** Deletes files that no stored bundle uses. */
async function sweepUnusedFiles(): Promise<void> {
  const files = (await storedHotels()).flatMap(bundlesOf).flatMap(filesOf);
  await sweepFiles(new Set(files.map(({ integrity }) => integrity)));
}

/** Deletes a hotel's older bundles. Call it only when no tab of this hotel is open. */
export async function deleteOlderBundles(slug: string): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    const before = (await storedHotel(slug))?.older.length ?? 0;
    if (before === 0) return;
    await changeStoredHotel(slug, (stored) => stored && { ...stored, older: [] });
    await sweepUnusedFiles();
  });
}
