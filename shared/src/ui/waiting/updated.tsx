import type { UseQueryResult } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { updatedTime } from '../../hotel/hotel-time.ts';
import { defineTexts } from '../../language/define-texts.ts';
import styles from './updated.module.css';
import { useLasting } from './use-lasting.ts';

const text = defineTexts({ updated: (time: string) => `Updated ${time}` });

/** Milliseconds of a pending refetch after which the time of the data is shown. */
const OVERDUE_MS = 5000;
/** Age in milliseconds up to which a refetch does not show the data's time. */
const RECENT_MS = 60_000;

/** The state of a query, as `useQuery` returns it. */
export type QueryStatus = Pick<UseQueryResult, 'data' | 'error' | 'isFetching' | 'dataUpdatedAt'>;

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
  const overdue = useLasting(awaited.length > 0, OVERDUE_MS);
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
