import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { NarrowPage } from '@foyer/shared/ui/layout/narrow-page.tsx';
import { ChevronRight, MessageSquareText } from 'lucide-react';
import { text } from '../text.ts';
import { useUnread } from '../unread/use-unread.ts';
import styles from './notification.module.css';
import linkStyles from './unread-threads.module.css';

/** Renders dashboard/notification: sample groups (MSG-20) below the real unread messages. */
export function Component() {
  return (
    <NarrowPage title={text.notification.title}>
      <UnreadThreads />
      {text.notification.groups.map(({ name, samples }, group) => (
        <section
          key={name}
          className={group === 0 ? `${styles.group} ${styles.new}` : styles.group}
        >
          <h2>{name}</h2>
          <ul className={styles.list}>
            {samples.map(({ title, body }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{body}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </NarrowPage>
  );
}

/** Links to the messages and shows the number of new answers. */
function UnreadThreads() {
  const { size } = useUnread().threads;
  return (
    <AppLink className={linkStyles.link ?? ''} to={paths.messages(hotelSlug)}>
      <MessageSquareText size={24} strokeWidth={1.6} aria-hidden />
      <span className={linkStyles.text}>
        <strong>{size > 0 ? text.notification.unread(size) : text.messages.title}</strong>
        <span>{size > 0 ? text.notification.unreadHint : text.notification.messagesHint}</span>
      </span>
      <ChevronRight size={22} strokeWidth={1.6} aria-hidden />
    </AppLink>
  );
}
