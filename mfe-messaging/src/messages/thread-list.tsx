import { paths } from '@foyer/shared/addresses/paths.ts';
import type { Thread } from '@foyer/shared/contracts/provider/messages.ts';
import { shortDate } from '@foyer/shared/hotel/hotel-time.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { truncated } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { memo } from 'react';
import { WindowVirtualizer } from 'virtua';
import { momentOf } from '../data/message.ts';
import { text } from '../text.ts';
import styles from './thread-list.module.css';
import rowStyles from './thread-row.module.css';

/** More characters than fit on two lines. */
const MAX_SUBJECT_CHARACTERS = 200;
const MAX_MESSAGE_CHARACTERS = 300;

/** Renders the threads, newest first, in a virtualised list. */
export function ThreadList({
  threads,
  unread,
  zone,
}: {
  threads: readonly Thread[];
  unread: ReadonlySet<number>;
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

/** Renders a thread's summary as a link to it (MSG-01). */
const ThreadRow = memo(function ThreadRow({
  thread,
  unread,
  zone,
}: {
  thread: Thread;
  unread: boolean;
  zone: string | null | undefined;
}) {
  const at = momentOf(thread.created_at);
  return (
    <AppLink
      className={unread ? `${rowStyles.thread} ${rowStyles.unread}` : (rowStyles.thread ?? '')}
      to={paths.thread(hotelSlug, thread.id)}
    >
      <span className={rowStyles.meta}>
        <span>{text.thread.number(thread.id)}</span>
        {at !== undefined && (
          <time dateTime={new Date(at).toISOString()}>{shortDate(at, zone)}</time>
        )}
      </span>
      <span className={rowStyles.subject} dir="auto">
        {truncated(thread.subject ?? '', MAX_SUBJECT_CHARACTERS)}
        {unread && <span className={hidden.hidden}> {text.messages.unreadThread}</span>}
      </span>
      <span className={rowStyles.message} dir="auto">
        {truncated(thread.message ?? '', MAX_MESSAGE_CHARACTERS)}
      </span>
    </AppLink>
  );
});
