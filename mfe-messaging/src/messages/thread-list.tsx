import type { Thread } from '@foyer/shared/contracts/provider/messages.ts';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { WindowVirtualizer } from 'virtua';
import styles from './thread-list.module.css';
import { ThreadRow } from './thread-row.tsx';

/** Renders the threads, newest first, in a virtualised list. */
export function ThreadList({
  threads,
  unread,
  zone,
}: {
  threads: readonly Thread[];
  unread: ReadonlyMap<number, number>;
  zone: string | null | undefined;
}) {
  return (
    <div className={styles.list}>
      <WindowVirtualizer as="ul" item="li" data={threads}>
        {(thread) => (
          <ThreadRow key={thread.id} thread={thread} unread={unread.has(thread.id)} zone={zone} />
        )}
      </WindowVirtualizer>
    </div>
  );
}

/** Renders the list as boxes. */
export function ThreadListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={styles.skeleton}>
          <Skeleton width="36%" height={14} />
          <Skeleton width="58%" height={20} />
          <Skeleton width="92%" height={38} />
        </div>
      ))}
    </div>
  );
}
