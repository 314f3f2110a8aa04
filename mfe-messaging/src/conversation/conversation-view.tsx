import { Skeleton } from '@foyer/shared/ui/waiting/skeleton';
import { useSkeleton } from '@foyer/shared/ui/waiting/use-skeleton';
import type { ReactNode } from 'react';
import type { Conversation } from '../data/conversation.ts';
import { Composer } from './composer.tsx';
import styles from './conversation-view.module.css';
import { LineList } from './line-list.tsx';

/**
 * What was said, with its own scroller, and the box to write in, which always stands below it.
 * `head` stands before the first line, `empty` in the place of lines where there are none,
 * `failed` where they did not come: one can write all the same.
 */
export function ConversationView({
  conversation,
  draft,
  placeholder,
  zone,
  offline,
  head,
  empty,
  failed,
}: {
  conversation: Conversation;
  /** Names what is kept of what is being written. */
  draft: string;
  placeholder: string;
  /** The hotel's. */
  zone: string | null | undefined;
  offline: boolean;
  head?: ReactNode;
  empty: ReactNode;
  failed?: ReactNode;
}) {
  const { lines, error } = conversation;
  const loading = useSkeleton(!lines && !error);
  return (
    <div className={styles.view}>
      {loading ? (
        <LinesLoading />
      ) : !lines ? (
        <div className={styles.still}>{failed}</div>
      ) : lines.length === 0 && !head ? (
        <div className={styles.still}>{empty}</div>
      ) : (
        <LineList
          conversation={conversation}
          lines={lines}
          zone={zone}
          offline={offline}
          head={head ?? (error ? failed : undefined)}
          empty={empty}
        />
      )}
      <Composer
        draft={draft}
        placeholder={placeholder}
        onSend={conversation.send}
        onWrote={conversation.wrote}
      />
    </div>
  );
}

/** As the lines will stand, the last ones at the foot. */
function LinesLoading() {
  return (
    <div className={styles.loading} aria-busy="true">
      <Skeleton width="58%" height={44} radius={18} />
      <Skeleton width="66%" height={44} radius={18} />
      <Skeleton width="72%" height={68} radius={18} className={styles.own} />
      <Skeleton width="52%" height={44} radius={18} />
    </div>
  );
}
