import { paths } from '@foyer/shared/addresses/paths.ts';
import type { Thread } from '@foyer/shared/contracts/provider/messages.ts';
import { shortDate } from '@foyer/shared/hotel/hotel-time.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { truncated } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { memo } from 'react';
import { momentOf } from '../data/moment.ts';
import { text } from '../text.ts';
import styles from './thread-row.module.css';

/** More characters than fit on two lines. */
const MAX_SUBJECT_CHARACTERS = 200;
const MAX_MESSAGE_CHARACTERS = 300;

/** Renders a thread's summary as a link to it (MSG-01). */
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
      <span className={styles.meta}>
        <span>{text.thread.number(thread.id)}</span>
        {at !== undefined && (
          <time dateTime={new Date(at).toISOString()}>{shortDate(at, zone)}</time>
        )}
      </span>
      <span className={styles.subject} dir="auto">
        {truncated(thread.subject ?? '', MAX_SUBJECT_CHARACTERS)}
        {unread && <span className={hidden.hidden}> {text.messages.unreadThread}</span>}
      </span>
      <span className={styles.message} dir="auto">
        {truncated(thread.message ?? '', MAX_MESSAGE_CHARACTERS)}
      </span>
    </AppLink>
  );
});
