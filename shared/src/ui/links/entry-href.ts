import { paths } from '../../addresses/paths.ts';
import type { Entry } from '../../contracts/entry.ts';
import type { Hotel } from '../../contracts/provider/hotel.ts';
import { telHref } from './links.ts';

/**
 * Returns an entry's address at this hotel; undefined if the hotel lacks its feature or a phone.
 *
 * It does not check whether the hotel has a screen at the address; use `canOpen`.
 */
export function entryHref(
  entry: Entry,
  slug: string,
  hotel: Pick<Hotel, 'phone' | 'features'> | null | undefined,
): string | undefined {
  const { feature } = entry;
  if (feature !== undefined && !hotel?.features?.includes(feature)) return undefined;
  return 'call' in entry ? telHref(hotel?.phone) : `${paths.dashboard(slug)}/${entry.to}`;
}
