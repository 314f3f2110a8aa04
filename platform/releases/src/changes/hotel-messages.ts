import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import { choiceOf } from '../composition/choices.ts';
import { ALL_HOTELS, type Fleet, isPlatformRelease } from '../contracts/fleet.ts';

/** The longest list of hotels in which each is named. */
const MAX_LISTED = 6;

/** Formats hotels as a list; `*` stands for all others. */
export function hotelList(slugs: readonly string[]): string {
  const names = slugs.filter((slug) => slug !== ALL_HOTELS);
  const shown = names.length > MAX_LISTED ? names.slice(0, MAX_LISTED - 1) : names;
  const more = names.length - shown.length;
  const all = names.length > 0 ? 'all other hotels' : 'all hotels';
  const others = names.length < slugs.length ? [all] : [];
  return joinWithAnd([...shown, ...(more > 0 ? [`${more} more`] : []), ...others]);
}

/** Formats hotels with their verb in the singular or plural. */
export function hotelsWithVerb(slugs: readonly string[], one: string, several: string): string {
  const isOne = slugs.length === 1 && slugs[0] !== ALL_HOTELS;
  return `${hotelList(slugs)} ${isOne ? one : several}`;
}

/** Formats the hotels of a problem in brackets; empty if it concerns every hotel. */
export function hotelSuffix(slugs: readonly string[]): string {
  const isNamed = slugs.some((slug) => slug !== ALL_HOTELS && slug !== DEFAULT_SLUG);
  const isForDefault = !slugs.includes(ALL_HOTELS) && slugs.length > 0;
  return isNamed || isForDefault ? ` (${hotelList(slugs)})` : '';
}

/** British English has no comma before "and". */
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Joins items by commas, and the last one by "and". */
export const joinWithAnd = (items: readonly string[]): string => LIST.format(items);

/** Formats hotels as a command-line option. */
export function hotelOption(slugs: readonly string[]): string {
  return `--hotel ${slugs.map((slug) => (slug === ALL_HOTELS ? `'*'` : slug)).join(',')}`;
}

/** Returns `*` and every hotel in the fleet document. */
export function hotelsIn(fleet: Fleet): string[] {
  return [...new Set([ALL_HOTELS, ...Object.keys(fleet.hotels)])];
}

/** Names the hotels whose own entry differs from a change for all hotels. */
export function exceptionNotes(
  hotels: readonly string[],
  differing: readonly string[],
  command: string,
): string[] {
  const others = differing.filter((slug) => !hotels.includes(slug));
  if (!hotels.includes(ALL_HOTELS) || others.length === 0) return [];
  const how = `pnpm fleet ${command} ${hotelOption(others)}`;
  return [`${hotelsWithVerb(others, 'says', 'say')} otherwise: ${how}.`];
}

const REASONS = {
  pin: 'pinned to it',
  release: 'on a release of its own',
  next: 'on the channel next',
  stable: 'on the channel stable',
};

/** Explains which hotels stay on another version than `version`, one sentence per reason. */
export function unmovedHotelNotes(fleet: Fleet, name: string, version: string): string[] {
  const causes = new Map<string, { slugs: string[]; how: string }>();
  for (const slug of hotelsIn(fleet)) {
    const { enabled, reason, versions, rollout } = choiceOf(fleet, slug, name);
    const [runs] = versions;
    if (!isEnabledAt(name, enabled) || runs === undefined) continue;
    if (runs === version || rollout?.version === version) continue;
    const cause = `${runs}, ${REASONS[reason]}`;
    const slugs = [...(causes.get(cause)?.slugs ?? []), slug];
    causes.set(cause, { slugs, how: unpinHint(reason, name, slugs) });
  }
  return [...causes].map(
    ([cause, { slugs, how }]) =>
      `${hotelsWithVerb(slugs, 'stays', 'stay')} at ${name} ${cause}${how}.`,
  );
}

function unpinHint(reason: keyof typeof REASONS, name: string, slugs: string[]): string {
  if (reason === 'pin') return `: pnpm fleet unpin ${name} ${hotelOption(slugs)}`;
  if (reason === 'release') return `: pnpm fleet rollback ${name} ${hotelOption(slugs)}`;
  return '';
}

function isEnabledAt(name: string, enabled: boolean): boolean {
  return isPlatformRelease(name) || enabled;
}

/** Explains how to enable a remote at hotels where it is disabled. Empty if there are none. */
export function disabledNotes(fleet: Fleet, name: string, slugs: readonly string[]): string[] {
  if (slugs.length === 0) {
    const isOnSomewhere = hotelsIn(fleet).some((slug) =>
      isEnabledAt(name, choiceOf(fleet, slug, name).enabled),
    );
    const how = `pnpm fleet enable ${name} --hotel SLUG, or --hotel '*' for all`;
    return isOnSomewhere ? [] : [`No hotel has ${name} enabled yet: ${how}.`];
  }
  const off = slugs.filter(
    (slug) => slug !== DEFAULT_SLUG && !isEnabledAt(name, choiceOf(fleet, slug, name).enabled),
  );
  if (off.length === 0) return [];
  return [
    `${name} is disabled at ${hotelList(off)}: pnpm fleet enable ${name} ${hotelOption(off)}.`,
  ];
}
