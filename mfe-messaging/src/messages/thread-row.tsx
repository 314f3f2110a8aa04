import { paths } from '@foyer/shared/addresses/paths';
import type { Thread } from '@foyer/shared/contracts/messages';
import { shortDate } from '@foyer/shared/hotel/hotel-time';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { shortened } from '@foyer/shared/ui/rich-text/plain-text';
import { memo } from 'react';
import { text } from '../text.ts';
import { momentOf } from '../time/moment.ts';
import styles from './thread-row.module.css';

/** More than two lines hold. */
const SUBJECT = 200;
const MESSAGE = 300;

/** What a thread is about, and the way to it (MSG-01). */
export const ThreadRow = memo(function ThreadRow({
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
      className={unread ? `${styles.thread} ${styles.unread}` : (styles.thread ?? '')}
      to={paths.thread(hotelSlug, thread.id)}
    >
      <span className={styles.line}>
        <span>{text.thread.number(thread.id)}</span>
        {at !== undefined && (
          <time dateTime={new Date(at).toISOString()}>{shortDate(at, zone)}</time>
        )}
      </span>
      <span className={styles.subject} dir="auto">
        {shortened(thread.subject ?? '', SUBJECT)}
        {unread && <span className={hidden.hidden}> {text.messages.unreadThread}</span>}
      </span>
      <span className={styles.message} dir="auto">
        {shortened(thread.message ?? '', MESSAGE)}
      </span>
    </AppLink>
  );
});
