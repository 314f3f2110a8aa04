import { paths } from '@foyer/shared/addresses/paths';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { ChevronRight, MessageSquareText } from 'lucide-react';
import { useUnread } from '../data/unread/use-unread.ts';
import { text } from '../text.ts';
import styles from './unread-threads.module.css';

/** The way to what the hotel has answered, where it has. */
export function UnreadThreads() {
  const { size } = useUnread().threads;
  if (size === 0) return null;
  return (
    <AppLink className={styles.link ?? ''} to={paths.messages(hotelSlug)}>
      <MessageSquareText size={24} strokeWidth={1.6} aria-hidden />
      <span className={styles.words}>
        <strong>{text.notification.unread(size)}</strong>
        <span>{text.notification.unreadHint}</span>
      </span>
      <ChevronRight size={22} strokeWidth={1.6} aria-hidden />
    </AppLink>
  );
}
