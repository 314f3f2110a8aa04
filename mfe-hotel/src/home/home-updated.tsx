import type { Hotel } from '@foyer/shared/contracts/hotel';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery } from '@foyer/shared/runtime';
import { Updated } from '@foyer/shared/ui/waiting/updated';
import { childCategoriesQuery } from '../data/child-categories-query.ts';
import { hotelCategory } from '../data/hotel-category.ts';

/** Since when home is as it stands, where it could not be refreshed. */
export function HomeUpdated({ hotel, className }: { hotel: Hotel; className: string | undefined }) {
  const parent = hotelCategory(hotel.categories);
  const record = useQuery(hotelQuery());
  const children = useQuery({
    ...childCategoriesQuery(parent?.id ?? 0),
    enabled: parent !== undefined,
  });
  return <Updated of={[record, children]} zone={hotel.timezone} className={className} />;
}
