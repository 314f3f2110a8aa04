import { homeCategory } from '@foyer/shared/hotel/hotel-category.ts';
import { useQuery } from '@foyer/shared/query';
import { hotelQuery } from '@foyer/shared/runtime';
import { Updated } from '@foyer/shared/ui/waiting/updated.tsx';
import { childCategoriesQuery } from '../data/child-categories-query.ts';

/** Shows when the data of home was fetched, if it could not be refreshed. */
export function HomeUpdated({ className }: { className: string | undefined }) {
  const record = useQuery(hotelQuery());
  const parent = homeCategory(record.data?.categories);
  const children = useQuery(childCategoriesQuery(parent?.id));
  return <Updated of={[record, children]} zone={record.data?.timezone} className={className} />;
}
