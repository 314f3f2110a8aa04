import { NarrowPage } from '@foyer/shared/ui/layout/narrow-page.tsx';
import { text } from '../text.ts';
import styles from './notification.module.css';
import { UnreadThreads } from './unread-threads.tsx';

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
