import { hotelList, hotelsIn } from '@foyer/releases/changes';
import { ALL_HOTELS, type Fleet } from '@foyer/releases/contracts';
import { Refusal } from '@foyer/releases/refusal';
import { isSlug } from '@foyer/shared/addresses/slug.ts';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { didYouMean } from '@foyer/shared/documents/did-you-mean.ts';
import type { Deps } from './deps.ts';

/** The longest wait for the provider, in ms. */
const TIMEOUT_MS = 2000;

/** The number of concurrent requests to the provider. */
const CONCURRENT_REQUESTS = 25;

type HotelStatus = 'known' | 'unknown' | 'unreachable';
type Provider = Pick<Deps, 'providerUrl' | 'fetch'>;

/** Fetches from the provider whether each of these hotels exists. */
export async function fetchHotelStatuses(
  provider: Provider,
  slugs: readonly string[],
): Promise<HotelStatus[]> {
  const statuses: HotelStatus[] = [];
  // A provider that timed out is not asked again.
  while (statuses.length < slugs.length && statuses.at(-1) !== 'unreachable') {
    const next = slugs.slice(statuses.length, statuses.length + CONCURRENT_REQUESTS);
    const requests = next.map((slug) => fetchHotelStatus(provider, slug));
    statuses.push(...(await Promise.all(requests)));
  }
  return slugs.map((_, index) => statuses[index] ?? 'unreachable');
}

async function fetchHotelStatus(
  { providerUrl, fetch }: Provider,
  slug: string,
): Promise<HotelStatus> {
  try {
    const response = await fetch(providerUrl + endpoints.hotel(slug), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return 'known';
    return response.status === 404 ? 'unknown' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/**
 * Refuses slugs that neither the fleet nor the provider knows. If the provider is unreachable,
 * refuses only slugs that look like a typing mistake.
 */
export async function requireHotels(
  provider: Provider,
  fleet: Fleet,
  slugs: readonly string[],
): Promise<string[]> {
  const known = hotelsIn(fleet);
  const unlisted = slugs.filter((slug) => !known.includes(slug));
  for (const slug of unlisted) {
    const sentence = `${JSON.stringify(slug)} is not a valid hotel slug`;
    if (!isSlug(slug)) throw Refusal.withSuggestion(sentence, slug, known);
  }
  const statuses = await fetchHotelStatuses(provider, unlisted);
  const others = known.filter((slug) => slug !== ALL_HOTELS);
  for (const [index, slug] of unlisted.entries()) {
    if (statuses[index] === 'unknown')
      throw Refusal.withSuggestion(`There is no hotel ${slug}`, slug, others);
    const sentence = `The fleet does not contain ${slug}, and the provider is unreachable`;
    if (statuses[index] === 'unreachable' && didYouMean(slug, others) !== '')
      throw Refusal.withSuggestion(sentence, slug, others);
  }
  const unverified = unlisted.filter((_, index) => statuses[index] === 'unreachable');
  if (unverified.length === 0) return [];
  return [
    `The provider is unreachable, so these hotels are not verified: ${hotelList(unverified)}.`,
  ];
}
