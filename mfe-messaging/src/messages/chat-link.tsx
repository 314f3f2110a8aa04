import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { ChevronRight } from 'lucide-react';
import { HotelAvatar } from '../chat/hotel-avatar.tsx';
import { text } from '../text.ts';
import styles from './chat-link.module.css';
import { UnreadCount } from './unread-count.tsx';

/** Links to the chat from the first row of the messages. */
export function ChatLink({ unread }: { unread: number }) {
  return (
    <AppLink className={styles.link ?? ''} to={paths.chat(hotelSlug)}>
      <HotelAvatar />
      <span className={styles.text}>
        <strong>{text.chat.title}</strong>
        <span>{text.messages.chatHint}</span>
      </span>
      <UnreadCount of={unread} />
      <ChevronRight className={styles.on} size={22} strokeWidth={1.6} aria-hidden />
    </AppLink>
  );
}
