import { HOTEL_ADMIN } from '@foyer/shared/contracts/provider/conversation.ts';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import type { Conversation, Message } from '../data/conversation.ts';
import { text } from '../text.ts';
import { MessageAnnouncer } from './message-announcer.tsx';
import styles from './message-list.module.css';
import { MessageRow } from './message-row.tsx';
import { rowsOf, useDayNames } from './rows.ts';
import typingStyles from './typing-indicator.module.css';
import { useStickToEnd } from './use-stick-to-end.ts';

/** Renders a conversation's messages in a virtualised list. */
export function MessageList({
  conversation,
  messages,
  head,
  empty,
}: {
  conversation: Conversation;
  messages: readonly Message[];
  head: ReactNode;
  empty: ReactNode;
}) {
  const { zone, offline, typing } = conversation;
  const dayOf = useDayNames(zone);
  const rows = useMemo(() => rowsOf(messages, dayOf), [messages, dayOf]);
  const latest = useRef(conversation);
  useLayoutEffect(() => {
    latest.current = conversation;
  });
  const context = useMemo(() => ({ zone, offline, conversation: latest }), [zone, offline]);
  const newMessage = useNewMessage(messages.at(-1));
  const { hasMissed, toEnd, scroller, virtualizer } = useStickToEnd(messages, newMessage, latest);
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
                isNew={item.message.key === newMessage?.key}
                context={context}
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

/** Returns the newest message, if it arrived while the conversation was open. */
function useNewMessage(newestMessage: Message | undefined): Message | undefined {
  const [last, setLast] = useState({ key: newestMessage?.key, isNew: false });
  if (newestMessage?.key !== last.key) setLast({ key: newestMessage?.key, isNew: true });
  return last.isNew ? newestMessage : undefined;
}

/** Shows that somebody at the hotel is writing. */
function TypingIndicator() {
  return (
    <div className={typingStyles.writing} role="status">
      <span className={hidden.hidden}>{text.conversation.typing(HOTEL_ADMIN)}</span>
      <span className={typingStyles.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </div>
  );
}
