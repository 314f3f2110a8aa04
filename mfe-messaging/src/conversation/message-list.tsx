import { HOTEL_ADMIN } from '@foyer/shared/contracts/provider/conversation.ts';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Virtualizer } from 'virtua';
import type { Message } from '../data/message.ts';
import { text } from '../text.ts';
import { MessageAnnouncer } from './message-announcer.tsx';
import styles from './message-list.module.css';
import { MessageRow } from './message-row.tsx';
import { rowsOf, useDayNames } from './rows.ts';
import typingStyles from './typing-indicator.module.css';
import type { Conversation } from './use-conversation.ts';
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
  const { zone, typing } = conversation;
  const dayOf = useDayNames(zone);
  const rows = useMemo(() => rowsOf(messages, dayOf), [messages, dayOf]);
  const newMessage = useNewMessage(messages.at(-1));
  const { hasMissed, toEnd, scroller, virtualizer } = useStickToEnd(
    conversation,
    messages,
    newMessage,
  );
  const items = useMemo(
    () =>
      [
        head && <div key="head">{head}</div>,
        ...rows,
        rows.length === 0 && <div key="empty">{empty}</div>,
        typing && <TypingIndicator key="typing" />,
      ].filter((item) => !!item),
    [head, rows, empty, typing],
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
            'message' in item ? (
              <MessageRow
                key={item.message.key}
                {...item}
                isNew={item.message.key === newMessage?.key}
                zone={zone}
                offline={conversation.offline}
                retry={conversation.retry}
                discard={conversation.discard}
              />
            ) : (
              item
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
