import * as endpoints from '../api/endpoints.ts';
import type { Hotel } from '../contracts/hotel.ts';
import type { Mount } from '../contracts/mount.ts';
import { hotelCategory } from '../hotel/hotel-category.ts';
import { settingsOf } from '../hotel/record.ts';

type Known = {
  slug: string;
  hotel: Hotel;
  /** The category that the address names; undefined where it is none of the navigation. */
  category: string | undefined;
};

/** In a path, where the page puts the sub-category that its address names: no gateway knows those. */
export const SUB_CATEGORY = '{}';

/**
 * What a screen may ask for beside its code: the calls by their names, each as its query makes it, for
 * what the gateway knows. Undefined where the query would ask for nothing.
 */
const CALLS = {
  around: ({ hotel }) => {
    const around = hotelCategory(hotel.categories);
    return around && endpoints.childCategories(around.id);
  },
  weather: ({ slug, hotel: { city } }) => (city ? endpoints.weather(slug, city) : undefined),
  'quick-info': ({ slug }) => endpoints.quickInfo(slug),
  category: ({ category }) => (category ? endpoints.category(category) : undefined),
  'sub-category': ({ category }) =>
    category ? `${endpoints.category('')}${SUB_CATEGORY}` : undefined,
  checklist: ({ hotel }) =>
    settingsOf(hotel)?.allow_pre_arrival ? endpoints.checklist : undefined,
  requests: ({ hotel }) => featured(hotel, 'requests-state', endpoints.requests),
  threads: () => endpoints.threads,
  'mail-preference': ({ hotel }) => featured(hotel, 'mail-preference', endpoints.mailPreference),
} as const satisfies Record<string, (known: Known) => string | undefined>;

type Call = keyof typeof CALLS;

/** The names of these calls. */
export const CALL_NAMES = Object.keys(CALLS) as Call[];

const featured = ({ features }: Hotel, feature: string, path: string) =>
  features?.includes(feature) ? path : undefined;

/**
 * The paths, below the provider's API root, that the screen of `mount` will ask for first. Names that
 * only a newer release knows are passed over: its screen then asks by itself.
 */
export function askedBeside({ asks = [] }: Pick<Mount, 'asks'>, known: Known): string[] {
  return [...new Set(asks)]
    .filter((name): name is Call => Object.hasOwn(CALLS, name))
    .flatMap((name) => CALLS[name](known) ?? []);
}
