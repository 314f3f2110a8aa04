import type { Thread } from '@foyer/shared/contracts/provider/messages.ts';
import { dateAndTime } from '@foyer/shared/hotel/hotel-time.ts';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { truncated } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { type QueryStatus, Updated } from '@foyer/shared/ui/waiting/updated.tsx';
import { ConnectionStatus } from '../connection/connection-status.tsx';
import { momentOf } from '../data/moment.ts';
import { text } from '../text.ts';
import styles from './thread.module.css';

const MAX_SUBJECT_CHARACTERS = 200;

/** Renders a thread's subject and creation time. */
export function ThreadTitle({
  id,
  thread,
  history,
  zone,
  offline,
}: {
  id: number;
  thread: Thread | undefined;
  history: QueryStatus;
  zone: string | null | undefined;
  offline: boolean;
}) {
  const isHydrating = useHydration();
  if (!thread)
    return (
      <div className={styles.title} aria-busy="true">
        <h1 className={hidden.hidden}>
          {isHydrating ? text.thread.message : text.thread.number(id)}
        </h1>
        <Skeleton width="52%" height={24} />
        <Skeleton width="38%" height={16} />
      </div>
    );
  const at = momentOf(thread.created_at);
  return (
    <div className={styles.title}>
      <h1 dir="auto">
        {truncated(thread.subject || text.thread.number(id), MAX_SUBJECT_CHARACTERS)}
      </h1>
      <p>
        {at === undefined ? (
          text.thread.number(id)
        ) : (
          <time dateTime={new Date(at).toISOString()}>
            {text.thread.created(id, dateAndTime(at, zone))}
          </time>
        )}
      </p>
      <Updated of={[history]} zone={zone} className={styles.updated} />
      {offline && <ConnectionStatus state="offline" />}
    </div>
  );
}
