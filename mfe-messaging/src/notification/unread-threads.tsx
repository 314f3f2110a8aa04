import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { ChevronRight, MessageSquareText } from 'lucide-react';
import { text } from '../text.ts';
import { useUnread } from '../unread/use-unread.ts';
import styles from './unread-threads.module.css';

/** Links to the messages and shows the number of new answers. */
export function UnreadThreads() {
  const { size } = useUnread().threads;
  return (
    <AppLink className={styles.link ?? ''} to={paths.messages(hotelSlug)}>
      <MessageSquareText size={24} strokeWidth={1.6} aria-hidden />
      <span className={styles.text}>
        <strong>{size > 0 ? text.notification.unread(size) : text.messages.title}</strong>
        <span>{size > 0 ? text.notification.unreadHint : text.notification.messagesHint}</span>
      </span>
      <ChevronRight size={22} strokeWidth={1.6} aria-hidden />
    </AppLink>
  );
}
