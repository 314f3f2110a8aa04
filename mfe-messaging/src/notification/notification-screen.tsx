import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug, useHotel } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { If } from '@foyer/shared/templates/if-for.tsx';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { NarrowPage } from '@foyer/shared/ui/layout/narrow-page.tsx';
import { ChevronRight, MessageSquareText } from 'lucide-react';
import { useAnswered } from '../inbox/use-answered.ts';
import { text } from '../text.ts';
import { markUpTo, useReadMarks } from '../unread/read-marks.ts';
import styles from './notification.module.css';
import linkStyles from './unread-threads.module.css';

const texts = text.notification;

/** Renders dashboard/notification: sample groups (MSG-20) below the real unread messages. */
export function Component() {
  const { allow_checkin } = useHotel();
  return (
    <NarrowPage title={texts.title}>
      <Answers />
      <section className={styles.group}>
        <h2>{texts.newGroup}</h2>
        <ul className={styles.list}>
          <Sample isNew name="welcome" to={paths.profile(hotelSlug)} />
          <If condition={allow_checkin}>
            <Sample isNew name="checkIn" to={paths.checkIn(hotelSlug)} />
          </If>
          <Sample isNew name="question" to={paths.chat(hotelSlug)} />
        </ul>
      </section>
      <section className={styles.group}>
        <h2>{texts.oldGroup}</h2>
        <ul className={styles.list}>
          <Sample name="quickInfo" to={paths.quickInfo(hotelSlug)} />
          <Sample name="account" to={paths.hotel(hotelSlug)} />
        </ul>
      </section>
    </NarrowPage>
  );
}

type SampleName = 'welcome' | 'checkIn' | 'question' | 'quickInfo' | 'account';

/** Links to what a notification is about; a new one has a dot until it is opened (MSG-58). */
function Sample({ name, to, isNew = false }: { name: SampleName; to: string; isNew?: boolean }) {
  const isHydrating = useHydration();
  const mark = useReadMarks((marks) => marks[`notification-${name}`]);
  const isUnread = isNew && (isHydrating || mark === undefined);
  const { title, body } = texts[name];
  return (
    <li className={isUnread ? styles.unread : undefined}>
      <AppLink
        plain
        className={styles.sample ?? ''}
        to={to}
        onClick={() => markUpTo(`notification-${name}`, 1)}
      >
        <h3>
          {title}
          {isUnread && <span className={hidden.hidden}> {text.messages.unreadThread}</span>}
        </h3>
        <p>{body}</p>
      </AppLink>
    </li>
  );
}

/** Links to the messages and shows the number of new answers. */
function Answers() {
  const { collector, answered } = useAnswered();
  return (
    <AppLink className={linkStyles.link ?? ''} to={paths.messages(hotelSlug)}>
      {collector}
      <MessageSquareText size={24} strokeWidth={1.6} aria-hidden />
      <span className={linkStyles.text}>
        <strong>{answered > 0 ? texts.unread(answered) : text.messages.title}</strong>
        <span>{answered > 0 ? texts.unreadHint : texts.messagesHint}</span>
      </span>
      <ChevronRight size={22} strokeWidth={1.6} aria-hidden />
    </AppLink>
  );
}
