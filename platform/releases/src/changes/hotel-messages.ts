import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug.ts';
import { type ChoiceReason, choiceOf } from '../composition/choices.ts';
import { ALL_HOTELS, type Fleet } from '../contracts/fleet.ts';

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

/** The reasons to stay on a version, each with the command that ends it. */
const REASONS: Record<ChoiceReason, { text: string; command?: string }> = {
  pin: { text: 'pinned to it', command: 'unpin' },
  release: { text: 'on a release of its own', command: 'rollback' },
  next: { text: 'on the channel next' },
  stable: { text: 'on the channel stable' },
};

/** Explains which hotels stay on another version than `version`, one sentence per reason. */
export function unmovedHotelNotes(fleet: Fleet, name: string, version: string): string[] {
  const staying = hotelsIn(fleet).flatMap((slug) => {
    const { enabled, reason, versions, rollout } = choiceOf(fleet, slug, name);
    const [runs] = versions;
    const isMoved = runs === version || rollout?.version === version;
    return enabled && runs !== undefined && !isMoved ? [{ slug, reason, runs }] : [];
  });
  const groups = Map.groupBy(staying, ({ reason, runs }) => `${runs}, ${REASONS[reason].text}`);
  return [...groups].map(([cause, hotels]) => {
    const slugs = hotels.map(({ slug }) => slug);
    const command = hotels[0] && REASONS[hotels[0].reason].command;
    const how = command ? `: pnpm fleet ${command} ${name} ${hotelOption(slugs)}` : '';
    return `${hotelsWithVerb(slugs, 'stays', 'stay')} at ${name} ${cause}${how}.`;
  });
}

/** Names the command that enables a remote at these hotels, or at any hotel if none is given. */
export function disabledNotes(fleet: Fleet, name: string, slugs: readonly string[]): string[] {
  const isOff = (slug: string) => !choiceOf(fleet, slug, name).enabled;
  if (slugs.length === 0) {
    const how = `pnpm fleet enable ${name} --hotel SLUG, or --hotel '*' for all`;
    const isOffEverywhere = hotelsIn(fleet).every(isOff);
    return isOffEverywhere ? [`No hotel has ${name} enabled yet: ${how}.`] : [];
  }
  const off = slugs.filter((slug) => slug !== DEFAULT_SLUG && isOff(slug));
  if (off.length === 0) return [];
  return [
    `${name} is disabled at ${hotelList(off)}: pnpm fleet enable ${name} ${hotelOption(off)}.`,
  ];
}
