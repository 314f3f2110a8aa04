import type { Thread } from '@foyer/shared/contracts/provider/messages.ts';
import { dateAndTime } from '@foyer/shared/hotel/hotel-time.ts';
import { useQuery } from '@foyer/shared/query';
import { useHotel } from '@foyer/shared/runtime';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { truncated } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { Updated } from '@foyer/shared/ui/waiting/updated.tsx';
import { useOffline } from '@foyer/shared/ui/waiting/use-offline.ts';
import { ConnectionStatus } from '../connection/connection-status.tsx';
import { Bubble } from '../conversation/bubble.tsx';
import { momentOf } from '../data/message.ts';
import { threadQuery } from '../data/threads-query.ts';
import { text } from '../text.ts';
import styles from './thread.module.css';

const MAX_TITLE_CHARACTERS = 200;
/** A longer subject may be truncated on a small screen. */
const MAX_SHOWN_CHARACTERS = 60;
/** More characters than any real subject has. */
const MAX_SUBJECT_CHARACTERS = 1000;

/** Renders a thread's subject and creation time. */
export function ThreadTitle({ id }: { id: number }) {
  const { timezone } = useHotel();
  const offline = useOffline();
  const history = useQuery(threadQuery(id));
  const thread = history.data;
  if (!thread)
    return (
      <div className={styles.title} aria-busy="true">
        <h1 className={hidden.hidden}>{text.thread.number(id)}</h1>
        <Skeleton width="52%" height={24} />
        <Skeleton width="38%" height={16} />
      </div>
    );
  const at = momentOf(thread.created_at);
  return (
    <div className={styles.title}>
      <h1 dir="auto">
        {truncated(thread.subject || text.thread.number(id), MAX_TITLE_CHARACTERS)}
      </h1>
      <p>
        {at === undefined ? (
          text.thread.number(id)
        ) : (
          <time dateTime={new Date(at).toISOString()}>
            {text.thread.created(id, dateAndTime(at, timezone))}
          </time>
        )}
      </p>
      <Updated of={[history]} zone={timezone} className={styles.updated} />
      {offline && <ConnectionStatus state="offline" />}
    </div>
  );
}

/** Renders the guest's first message, above the replies. */
export function OriginalMessage({ thread }: { thread: Thread }) {
  const subject = thread.subject ?? '';
  return (
    <div className={styles.head}>
      <section className={styles.original} aria-label={text.thread.message}>
        {subject.length > MAX_SHOWN_CHARACTERS && (
          <p className={styles.subject} dir="auto">
            {truncated(subject, MAX_SUBJECT_CHARACTERS)}
          </p>
        )}
        <Bubble body={thread.message ?? ''} />
      </section>
      <h2>{text.thread.responses}</h2>
    </div>
  );
}
