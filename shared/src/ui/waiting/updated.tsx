import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { updatedTime } from '../../hotel/hotel-time.ts';
import { text } from './text.ts';
import styles from './updated.module.css';

/** An answer may take so long before a guest is told that what they see is from before, in ms. */
const PATIENCE_MS = 5000;
/** Nobody needs to be told of what is younger. */
const YOUNG_MS = 60_000;

/** What a query knows of its answer. */
export type Answered = {
  data: unknown;
  error: unknown;
  isFetching: boolean;
  dataUpdatedAt: number;
};

/**
 * Since when it is, where something on a screen is from before and could not be refreshed: without a
 * network, because the call failed, or because its answer does not come. Nothing where all is fresh.
 */
export function Updated({
  of,
  zone,
  className,
}: {
  of: readonly Answered[];
  /** The hotel's. */
  zone: string | null | undefined;
  className?: string | undefined;
}) {
  const now = Date.now();
  const known = of.filter(({ data, dataUpdatedAt }) => data !== undefined && dataUpdatedAt > 0);
  const awaited = known.filter(
    ({ isFetching, dataUpdatedAt }) => isFetching && now - dataUpdatedAt > YOUNG_MS,
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

/** Whether what is awaited has been so for longer than that. */
function useOverdue(awaited: boolean): boolean {
  const [overdue, setOverdue] = useState(false);
  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => setOverdue(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setOverdue(false);
    };
  }, [awaited]);
  return overdue;
}
