import { ArrowDown } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Virtualizer } from 'virtua';
import type { Conversation, Message } from '../data/conversation.ts';
import { text } from '../text.ts';
import { MessageAnnouncer } from './message-announcer.tsx';
import styles from './message-list.module.css';
import { MessageRow } from './message-row.tsx';
import { rowsOf } from './rows.ts';
import { TypingIndicator } from './typing-indicator.tsx';
import { useDayNames } from './use-day-names.ts';
import { useLatest } from './use-latest.ts';
import { useNewMessage } from './use-new-message.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

/** Renders a conversation's messages in a virtualised list. */
export function MessageList({
  conversation,
  messages,
  zone,
  offline,
  head,
  empty,
}: {
  conversation: Conversation;
  messages: readonly Message[];
  zone: string | null | undefined;
  offline: boolean;
  head: ReactNode;
  empty: ReactNode;
}) {
  const dayOf = useDayNames(zone);
  const rows = useMemo(() => rowsOf(messages, dayOf), [messages, dayOf]);
  const latestConversation = useLatest(conversation);
  const newMessage = useNewMessage(messages.at(-1));
  const { hasMissed, toEnd, scroller, virtualizer } = useStickToEnd(
    messages,
    newMessage,
    latestConversation,
  );
  const { typing } = conversation;
  const items = useMemo(
    () => [
      ...(head ? (['head'] as const) : []),
      ...rows,
      ...(rows.length === 0 ? (['empty'] as const) : []),
      ...(typing ? (['typing'] as const) : []),
    ],
    [head, rows, typing],
  );
  return (
    <div className={styles.root}>
      {conversation.earlier?.busy && <div className={styles.earlier} aria-hidden="true" />}
      <div
        className={styles.scroller}
        role="log"
        aria-live="off"
        aria-label={text.conversation.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what has the focus
        tabIndex={0}
        {...scroller}
      >
        {!head && <div className={styles.foot} />}
        <Virtualizer data={items} {...virtualizer}>
          {(item) =>
            item === 'head' ? (
              <div key="head">{head}</div>
            ) : item === 'empty' ? (
              <div key="empty">{empty}</div>
            ) : item === 'typing' ? (
              <TypingIndicator key="typing" />
            ) : (
              <MessageRow
                key={item.message.key}
                {...item}
                zone={zone}
                offline={offline}
                isNew={item.message.key === newMessage?.key}
                conversation={latestConversation}
              />
            )
          }
        </Virtualizer>
      </div>
      <MessageAnnouncer message={newMessage} />
      {hasMissed && (
        <button type="button" className={styles.missed} onClick={toEnd}>
          <ArrowDown size={18} strokeWidth={1.8} aria-hidden />
          {text.conversation.newMessages}
        </button>
      )}
    </div>
  );
}
