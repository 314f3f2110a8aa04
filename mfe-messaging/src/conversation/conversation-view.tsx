import { Skeleton, useSkeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import type { ReactNode } from 'react';
import { Composer } from './composer.tsx';
import styles from './conversation-view.module.css';
import { MessageList } from './message-list.tsx';
import type { Conversation } from './use-conversation.ts';

/**
 * Renders a conversation: a scrolling list of messages with the composer below it. `head` comes
 * before the first message, `empty` replaces an empty list and `failed` a list that did not load.
 * The guest can write in each case.
 */
export function ConversationView({
  conversation,
  draft,
  firstText,
  placeholder,
  head,
  empty,
  failed,
}: {
  conversation: Conversation;
  /** The name of the stored draft. */
  draft: string;
  firstText?: string | undefined;
  placeholder: string;
  head?: ReactNode;
  empty: ReactNode;
  failed?: ReactNode;
}) {
  const { messages, error } = conversation;
  const loading = useSkeleton(!messages && !error);
  return (
    <div className={styles.view}>
      {loading ? (
        <MessagesSkeleton />
      ) : !messages ? (
        <div className={styles.centred}>{failed}</div>
      ) : messages.length === 0 && !head ? (
        <div className={styles.centred}>{empty}</div>
      ) : (
        <MessageList
          conversation={conversation}
          messages={messages}
          head={head ?? (error ? failed : undefined)}
          empty={empty}
        />
      )}
      <Composer
        draft={draft}
        firstText={firstText}
        placeholder={placeholder}
        onSend={conversation.send}
        onTyping={conversation.reportTyping}
      />
    </div>
  );
}

/** Renders the messages as boxes, aligned to the bottom. */
function MessagesSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true">
      <Skeleton width="58%" height={44} radius={18} />
      <Skeleton width="66%" height={44} radius={18} />
      <Skeleton width="72%" height={68} radius={18} className={styles.own} />
      <Skeleton width="52%" height={44} radius={18} />
    </div>
  );
}
