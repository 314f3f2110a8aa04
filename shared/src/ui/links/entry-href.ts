import { paths } from '../../addresses/paths.ts';
import type { Entry } from '../../contracts/entry.ts';
import type { Hotel } from '../../contracts/hotel.ts';
import { telHref } from './links.ts';

/**
 * Where an entry leads at this hotel: undefined where the hotel has not the feature that it needs,
 * or no phone. Whether there is a screen at the address is for `canOpen` to say.
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
