import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { updatedTime } from '../../hotel/hotel-time.ts';
import { text } from './text.ts';
import styles from './updated.module.css';

/** Milliseconds of a pending refetch after which the time of the data is shown. */
const OVERDUE_MS = 5000;
/** Age in milliseconds up to which a refetch does not show the data's time. */
const RECENT_MS = 60_000;

/** The state of a query, as `useQuery` returns it. */
export type QueryStatus = {
  data: unknown;
  error: unknown;
  isFetching: boolean;
  dataUpdatedAt: number;
};

/**
 * Shows the time of the oldest data on a screen that could not be refetched; nothing if all is fresh.
 *
 * A refetch fails without a network or by an error, or it is overdue.
 */
export function Updated({
  of,
  zone,
  className,
}: {
  of: readonly QueryStatus[];
  /** The hotel's time zone. */
  zone: string | null | undefined;
  className?: string | undefined;
}) {
  const now = Date.now();
  const known = of.filter(({ data, dataUpdatedAt }) => data !== undefined && dataUpdatedAt > 0);
  const awaited = known.filter(
    ({ isFetching, dataUpdatedAt }) => isFetching && now - dataUpdatedAt > RECENT_MS,
  );
  const overdue = useOverdue(awaited.length > 0);
  const times = known
    .filter((answered) => answered.error || (overdue && awaited.includes(answered)))
    .map(({ dataUpdatedAt }) => dataUpdatedAt);
  if (times.length === 0) return null;
  return (
    <p className={[styles.updated, className].filter(Boolean).join(' ')} role="status">
      <CloudOff size={18} strokeWidth={1.6} aria-hidden />
      {text.updated(updatedTime(Math.min(...times), now, zone))}
    </p>
  );
}

/** Returns true once `awaited` has lasted for `OVERDUE_MS`. */
function useOverdue(awaited: boolean): boolean {
  const [overdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => setOverdue(true), OVERDUE_MS);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [awaited]);
  return overdue;
}
