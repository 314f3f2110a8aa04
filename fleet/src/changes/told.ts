import { choiceOf } from '@foyer/gateway/composition/choices';
import { DEFAULT_SLUG } from '@foyer/shared/addresses/slug';
import { ALL_HOTELS, type Fleet, isEverywhere } from '@foyer/shared/contracts/fleet';

/** More hotels than these are counted, not named. */
const NAMED = 6;

/** Hotels in a sentence; `*` is each that says nothing else. */
export function hotelsInWords(slugs: readonly string[]): string {
  const names = slugs.filter((slug) => slug !== ALL_HOTELS);
  const shown = names.length > NAMED ? names.slice(0, NAMED - 1) : names;
  const more = names.length - shown.length;
  const all = names.length > 0 ? 'all other hotels' : 'all hotels';
  const others = names.length < slugs.length ? [all] : [];
  return inWords([...shown, ...(more > 0 ? [`${more} more`] : []), ...others]);
}

/** Hotels and what they do. */
export function hotelsDo(slugs: readonly string[], one: string, several: string): string {
  const isOne = slugs.length === 1 && slugs[0] !== ALL_HOTELS;
  return `${hotelsInWords(slugs)} ${isOne ? one : several}`;
}

/** Hotels behind a sentence, in brackets; nothing where it concerns whichever there is. */
export function atHotels(slugs: readonly string[]): string {
  const isNamed = slugs.some((slug) => slug !== ALL_HOTELS && slug !== DEFAULT_SLUG);
  const isForDefault = !slugs.includes(ALL_HOTELS) && slugs.length > 0;
  return isNamed || isForDefault ? ` (${hotelsInWords(slugs)})` : '';
}

/** A list in a sentence. */
export function inWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** How hotels are written on a command line. */
export function hotelOption(slugs: readonly string[]): string {
  return `--hotel ${slugs.map((slug) => (slug === ALL_HOTELS ? `'*'` : slug)).join(',')}`;
}

/** Every hotel that the fleet speaks of, and `*`. */
export function hotelsIn(fleet: Fleet): string[] {
  return [...new Set([ALL_HOTELS, ...Object.keys(fleet.hotels)])];
}

const STAYS = {
  pin: 'pinned to it',
  release: 'on a release of its own',
  next: 'on the channel next',
  stable: 'on the channel stable',
};

/** The hotels that have `name` at another version than `version`, and why: one sentence a cause. */
export function whoStays(fleet: Fleet, name: string, version: string): string[] {
  const causes = new Map<string, { slugs: string[]; how: string }>();
  for (const slug of hotelsIn(fleet)) {
    const { enabled, ground, versions, rollout } = choiceOf(fleet, slug, name);
    const [runs] = versions;
    if (!isOn(name, enabled) || runs === undefined) continue;
    if (runs === version || rollout?.version === version) continue;
    const cause = `${runs}, ${STAYS[ground]}`;
    const slugs = [...(causes.get(cause)?.slugs ?? []), slug];
    causes.set(cause, { slugs, how: howToFree(ground, name, slugs) });
  }
  return [...causes].map(
    ([cause, { slugs, how }]) => `${hotelsDo(slugs, 'stays', 'stay')} at ${name} ${cause}${how}.`,
  );
}

function howToFree(ground: keyof typeof STAYS, name: string, slugs: string[]): string {
  if (ground === 'pin') return `: pnpm fleet unpin ${name} ${hotelOption(slugs)}`;
  if (ground === 'release') return `: pnpm fleet rollback ${name} ${hotelOption(slugs)}`;
  return '';
}

function isOn(name: string, enabled: boolean): boolean {
  return isEverywhere(name) || enabled;
}

/** How to enable a remote where it is off; nothing where it is on everywhere. */
export function whereItIsOff(fleet: Fleet, name: string, slugs: readonly string[]): string[] {
  if (slugs.length === 0) {
    const isOnSomewhere = hotelsIn(fleet).some((slug) =>
      isOn(name, choiceOf(fleet, slug, name).enabled),
    );
    const how = `pnpm fleet enable ${name} --hotel SLUG, or --hotel '*' for all`;
    return isOnSomewhere ? [] : [`No hotel has ${name} enabled yet: ${how}.`];
  }
  const off = slugs.filter(
    (slug) => slug !== DEFAULT_SLUG && !isOn(name, choiceOf(fleet, slug, name).enabled),
  );
  if (off.length === 0) return [];
  return [
    `${name} is off at ${hotelsInWords(off)}: pnpm fleet enable ${name} ${hotelOption(off)}.`,
  ];
}
