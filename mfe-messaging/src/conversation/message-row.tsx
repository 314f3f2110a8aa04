import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { memo } from 'react';
import { text } from '../text.ts';
import { Bubble } from './bubble.tsx';
import { initialsOf } from './initials.ts';
import styles from './message-row.module.css';
import { MessageStatus, type MessageStatusProps } from './message-status.tsx';
import type { Row } from './rows.ts';

/** Renders a message; sender and initials appear once per group, and its delivery status. */
export const MessageRow = memo(function MessageRow({
  message,
  day,
  first,
  last,
  isNew,
  ...status
}: Row &
  Omit<MessageStatusProps, 'message'> & {
    /** True for a message that arrived while the conversation was open. */
    isNew: boolean;
  }) {
  const undelivered = message.state === 'failed' || message.state === 'unconfirmed';
  const row = [
    styles.row,
    message.mine ? styles.mine : styles.theirs,
    last && styles.last,
    undelivered && styles.undelivered,
    isNew && styles.new,
  ];
  return (
    <div className={row.filter(Boolean).join(' ')}>
      {day && (
        <p className={styles.day}>
          <span>{day}</span>
        </p>
      )}
      {first && (
        <p className={message.mine ? hidden.hidden : styles.sender}>
          <bdi>{message.mine ? text.you : message.from}</bdi>
        </p>
      )}
      <div className={styles.message}>
        <Bubble body={message.body} />
        {last && (
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(message.from, message.mine)}
          </span>
        )}
      </div>
      {(last || undelivered) && (
        <div className={styles.state}>
          <MessageStatus message={message} {...status} />
        </div>
      )}
    </div>
  );
});
