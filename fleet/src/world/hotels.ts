import { isSlug } from '@foyer/shared/addresses/slug';
import * as endpoints from '@foyer/shared/api/endpoints';
import { ALL_HOTELS, type Fleet } from '@foyer/shared/contracts/fleet';
import { didYouMean } from '@foyer/shared/documents/did-you-mean';
import { hotelsIn, hotelsInWords } from '../changes/told.ts';
import { Refusal } from '../refusal.ts';
import type { World } from './world.ts';

/** Longest wait for the provider, in ms. */
const LIMIT_MS = 2000;

/** As many hotels are asked for at once. */
const AT_ONCE = 25;

type Asked = 'known' | 'unknown' | 'unreachable';
type Provider = Pick<World, 'providerUrl' | 'fetch'>;

/** Whether the provider has these hotels, an answer each. */
export async function askProvider(provider: Provider, slugs: readonly string[]): Promise<Asked[]> {
  const answers: Asked[] = [];
  while (answers.length < slugs.length) {
    const next = slugs.slice(answers.length, answers.length + AT_ONCE);
    // One that is silent is not waited for again and again.
    const isAway = answers.length > 0 && answers.every((answer) => answer === 'unreachable');
    const asked = isAway
      ? next.map((): Asked => 'unreachable')
      : next.map((slug) => ask(provider, slug));
    answers.push(...(await Promise.all(asked)));
  }
  return answers;
}

async function ask({ providerUrl, fetch }: Provider, slug: string): Promise<Asked> {
  try {
    const response = await fetch(providerUrl + endpoints.hotel(slug), {
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return 'known';
    return response.status === 404 ? 'unknown' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/**
 * Refuses slugs of which neither the fleet nor the provider knows a hotel. While the provider
 * cannot be asked, one that looks like a slip is refused, and any other is believed.
 */
export async function mustBeHotels(
  provider: Provider,
  fleet: Fleet,
  slugs: readonly string[],
): Promise<string[]> {
  const known = hotelsIn(fleet);
  const strange = slugs.filter((slug) => !known.includes(slug));
  for (const slug of strange) {
    if (!isSlug(slug))
      throw Refusal.ofWord(`${JSON.stringify(slug)} is no slug of a hotel`, slug, known);
  }
  const answers = await askProvider(provider, strange);
  const believed: string[] = [];
  for (const [place, slug] of strange.entries()) {
    if (answers[place] === 'known') continue;
    const others = known.filter((other) => other !== ALL_HOTELS);
    if (answers[place] === 'unknown')
      throw Refusal.ofWord(`There is no hotel ${slug}`, slug, others);
    if (didYouMean(slug, others) !== '')
      throw Refusal.ofWord(
        `The fleet says nothing of ${slug}, and the provider cannot be asked`,
        slug,
        others,
      );
    believed.push(slug);
  }
  if (believed.length === 0) return [];
  return [`The provider cannot be asked whether there is a hotel ${hotelsInWords(believed)}.`];
}
