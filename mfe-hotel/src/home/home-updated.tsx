import { hotelCategory } from '@foyer/shared/hotel/hotel-category';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery } from '@foyer/shared/runtime';
import { Updated } from '@foyer/shared/ui/waiting/updated';
import { childCategoriesQuery } from '../data/child-categories-query.ts';

/** Since when home is as it stands, where it could not be refreshed. */
export function HomeUpdated({ className }: { className: string | undefined }) {
  const record = useQuery(hotelQuery());
  const parent = hotelCategory(record.data?.categories);
  const children = useQuery(childCategoriesQuery(parent?.id));
  return <Updated of={[record, children]} zone={record.data?.timezone} className={className} />;
}
