import type { Resolution } from '@foyer/releases/composition';
import { mountPattern } from '@foyer/shared/addresses/mounts.ts';
import { segmentOf } from '@foyer/shared/addresses/segment.ts';
import type { MatchedRoute } from '@foyer/shared/addresses/site.ts';
import type { InlinedHotel } from '@foyer/shared/contracts/page.ts';
import { MAX_NAVIGATION_CATEGORIES } from '@foyer/shared/template-filling/page-variables.ts';

/** Facts about the guest that cookies tell the gateway: each is set or absent. */
export type Guest = { signedIn: boolean; stay: boolean; staySteps: boolean };

/** The page that an address shows to a guest; requests with the same variant share one page. */
export type PageVariant = MatchedRoute & {
  /** True for the page that serves every address of its slug. */
  isWhole: boolean;
  /** Address of its screen; an unknown segment appears as its parameter's name. */
  address: string | undefined;
  /** Slug of the category of the page, if the hotel's record has it. */
  category: string | undefined;
  /** True if the guest has dates of a stay; only home shows them. */
  stay: boolean;
  /** True if home also shows the steps of that stay. */
  staySteps: boolean;
};

/** A page that only the shell knows, and that serves every address of a slug. */
const SHELL_PAGE: MatchedRoute = { layout: 'public', found: true };

/** Parameter for a category's slug in addresses (`paths`). */
const CATEGORY = ':categorySlug';

/**
 * Returns the variant of the page at `pathname` for this guest. The cookie without a secret tells who
 * is signed in. Without a `pathname` the page serves every address of its slug.
 */
export function pageVariantOf(
  { site, composition: { slug } }: Resolution,
  { hotel }: InlinedHotel,
  pathname: string | undefined,
  guest: Guest,
): PageVariant {
  const route =
    pathname === undefined
      ? SHELL_PAGE
      : site.routeAt(pathname, guest.signedIn ? { slug } : undefined);
  const pattern = route.mount && mountPattern(route.mount).replace(':slug', slug);
  const segment = pathname?.split('/')[pattern?.split('/').indexOf(CATEGORY) ?? -1];
  const category = hotel?.categories
    ?.slice(0, MAX_NAVIGATION_CATEGORIES)
    .find((one) => segmentOf(one.slug) === segment)?.slug;
  return {
    ...route,
    isWhole: pathname === undefined,
    address:
      category === undefined ? pattern : pattern?.replace(CATEGORY, () => segmentOf(category)),
    category,
    stay: route.layout === 'home' && guest.stay,
    staySteps: route.layout === 'home' && guest.stay && guest.staySteps,
  };
}
