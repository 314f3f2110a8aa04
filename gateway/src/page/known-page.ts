import { mountPattern } from '@foyer/shared/addresses/mounts';
import { segmentOf } from '@foyer/shared/addresses/segment';
import type { InlinedHotel } from '@foyer/shared/contracts/page';
import { MOST_CATEGORIES } from '@foyer/shared/frames/slots';
import type { Resolution } from '../composition/resolution.ts';
import type { Shown } from './shown.ts';

/** What of the guest is told to the gateway: by cookies that say yes or nothing. */
export type Guest = { signedIn: boolean; stay: boolean };

/** What is known of a page beyond its hotel: one page is written for all of which the same is known. */
export type KnownPage = {
  /** Where its screen stands; what of that is not known is there by its parameter's name. */
  address: string | undefined;
  /** The slug of the category that it lies in, where the hotel's record has that. */
  category: string | undefined;
  /** Whether the guest has dates of a stay; only home speaks of it. */
  stay: boolean;
};

/** The parameter that a category's slug is in its addresses (`paths`). */
const CATEGORY = ':categorySlug';

/** What is known of the page that `shown` names, opened by this guest at `pathname`. */
export function knownPage(
  { composition: { slug } }: Resolution,
  { mount, layout }: Shown,
  { hotel }: InlinedHotel,
  { pathname, guest }: { pathname: string | undefined; guest: Guest },
): KnownPage {
  const stay = layout === 'home' && guest.stay;
  const pattern = mount && mountPattern(mount).replace(':slug', slug);
  const segment = pathname?.split('/')[pattern?.split('/').indexOf(CATEGORY) ?? -1];
  const category = hotel?.categories
    ?.slice(0, MOST_CATEGORIES)
    .find((one) => segmentOf(one.slug) === segment)?.slug;
  if (category === undefined) return { address: pattern, category, stay };
  return { address: pattern?.replace(CATEGORY, () => segmentOf(category)), category, stay };
}
