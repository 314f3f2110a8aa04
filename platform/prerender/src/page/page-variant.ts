import type { Resolution } from '@foyer/releases/composition';
import { mountPattern } from '@foyer/shared/addresses/mounts.ts';
import { segmentOf } from '@foyer/shared/addresses/segment.ts';
import type { InlinedHotel } from '@foyer/shared/contracts/page.ts';
import { MAX_NAVIGATION_CATEGORIES } from '@foyer/shared/template-filling/page-variables.ts';
import type { MatchedRoute } from './matched-route.ts';

/** Facts about the guest that cookies tell the gateway: each is set or absent. */
export type Guest = { signedIn: boolean; stay: boolean };

/** Distinguishes the pages of a hotel: requests with the same variant share one page. */
export type PageVariant = {
  /** Address of its screen; an unknown segment appears as its parameter's name. */
  address: string | undefined;
  /** Slug of the category of the page, if the hotel's record has it. */
  category: string | undefined;
  /** True if the guest has dates of a stay; only home shows them. */
  stay: boolean;
};

/** Parameter for a category's slug in addresses (`paths`). */
const CATEGORY = ':categorySlug';

/** Returns the variant of the page at `pathname` for this guest. */
export function pageVariantOf(
  { composition: { slug } }: Resolution,
  { mount, layout }: MatchedRoute,
  { hotel }: InlinedHotel,
  { pathname, guest }: { pathname: string | undefined; guest: Guest },
): PageVariant {
  const stay = layout === 'home' && guest.stay;
  const pattern = mount && mountPattern(mount).replace(':slug', slug);
  const segment = pathname?.split('/')[pattern?.split('/').indexOf(CATEGORY) ?? -1];
  const category = hotel?.categories
    ?.slice(0, MAX_NAVIGATION_CATEGORIES)
    .find((one) => segmentOf(one.slug) === segment)?.slug;
  if (category === undefined) return { address: pattern, category, stay };
  return { address: pattern?.replace(CATEGORY, () => segmentOf(category)), category, stay };
}
