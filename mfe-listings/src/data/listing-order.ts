import { ADVERT_TIERS, type Category } from '@foyer/shared/contracts/provider/category.ts';
import { byOrder } from '@foyer/shared/hotel/categories.ts';

type Tier = (typeof ADVERT_TIERS)[number];

type Advert = Pick<Category, 'advert_type'>;

/** Returns a listing's paid tier; undefined for a missing or unknown one, which has no label. */
export function tierOf({ advert_type }: Advert): Tier | undefined {
  const name = advert_type?.trim().toLowerCase();
  return ADVERT_TIERS.find((tier) => tier === name);
}

/** Ranks a missing tier with platinum and an unknown one last (LIST-07). */
function rank(listing: Advert): number {
  if (!listing.advert_type) return 0;
  const tier = tierOf(listing);
  return tier ? ADVERT_TIERS.indexOf(tier) : ADVERT_TIERS.length;
}

/** Sorts listings by tier, then by `order`, then as the provider sent them. */
export function listingOrder(listings: readonly Category[]): Category[] {
  const ranks: Category[][] = Array.from({ length: ADVERT_TIERS.length + 1 }, () => []);
  for (const listing of byOrder(listings)) ranks[rank(listing)]?.push(listing);
  return ranks.flat();
}
