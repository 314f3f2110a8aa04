import { errorMessageOf, isNetworkError } from '@foyer/shared/api/error.ts';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { useQuery } from '@foyer/shared/query';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { Updated } from '@foyer/shared/ui/waiting/updated.tsx';
import { useSkeleton } from '@foyer/shared/ui/waiting/use-skeleton.ts';
import { requestsQuery } from '../data/requests-query.ts';
import { text } from '../text.ts';
import { NoRequests } from './no-requests.tsx';
import { RequestCard } from './request-card.tsx';
import styles from './requests.module.css';

/** Renders the guest's requests, newest first, in any order of the response. */
export function RequestList({ hotel }: { hotel: Hotel }) {
  const query = useQuery(requestsQuery());
  const { data, error, isPending, isFetching, refetch } = query;
  const loading = useSkeleton(isPending);
  if (loading) return <RequestListSkeleton />;
  if (!data) {
    return (
      <ErrorCard
        text={errorMessageOf(error, text.requests.failed)}
        noResponse={isNetworkError(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
        phone={hotel.phone}
      />
    );
  }
  const updated = <Updated of={[query]} zone={hotel.timezone} />;
  if (data.length === 0)
    return (
      <>
        {updated}
        <NoRequests hotel={hotel} />
      </>
    );
  const newestFirst = data.toSorted(
    (one, other) => Date.parse(other.created_at) - Date.parse(one.created_at),
  );
  return (
    <>
      {updated}
      <ul className={styles.list}>
        {newestFirst.map((request) => (
          <li key={`${request.kind} ${request.id}`}>
            <RequestCard request={request} timezone={hotel.timezone} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Renders the list as boxes. */
export function RequestListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      <Skeleton height={148} radius={18} />
      <Skeleton height={148} radius={18} />
    </div>
  );
}
