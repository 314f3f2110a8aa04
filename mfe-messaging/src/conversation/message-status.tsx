import { timeOfDay } from '@foyer/shared/hotel/hotel-time.ts';
import { IconButton } from '@foyer/shared/ui/controls/icon-button.tsx';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { Check, CheckCheck, CircleAlert, Clock, X } from 'lucide-react';
import type { RefObject } from 'react';
import { type Conversation, type Message, momentOf } from '../data/conversation.ts';
import { text } from '../text.ts';
import styles from './message-status.module.css';

const texts = text.conversation;
const ICON = { size: 15, strokeWidth: 1.8, 'aria-hidden': true } as const;

/** The values that all messages of a conversation share. */
export type MessageContext = Pick<Conversation, 'zone' | 'offline'> & {
  /** The last rendered conversation: a message does not render again when its actions change. */
  conversation: RefObject<Conversation>;
};

/** Shows a message's time and, for the guest's own, its delivery status. */
export function MessageStatus({ message, context }: { message: Message; context: MessageContext }) {
  const { key, mine, state } = message;
  const { zone, offline, conversation } = context;
  if (mine && (state === 'failed' || state === 'unconfirmed'))
    return (
      <div className={`${styles.state} ${styles.undelivered}`}>
        <CircleAlert {...ICON} size={18} />
        <span>{texts[state]}</span>
        <button
          type="button"
          className={styles.retry}
          onClick={() => conversation.current.retry(key)}
        >
          {texts.retry}
        </button>
        <IconButton label={texts.discard} onClick={() => conversation.current.discard(key)}>
          <X size={18} strokeWidth={1.8} aria-hidden />
        </IconButton>
      </div>
    );
  if (mine && state === 'queued')
    return (
      <div className={styles.state}>
        <Clock {...ICON} />
        {offline ? texts.waiting : texts.sending}
      </div>
    );
  const at = momentOf(message.at);
  const Icon = state === 'seen' ? CheckCheck : Check;
  return (
    <div className={styles.state}>
      {at !== undefined && <time dateTime={new Date(at).toISOString()}>{timeOfDay(at, zone)}</time>}
      {mine && (
        <>
          <Icon {...ICON} className={state === 'seen' ? styles.seen : undefined} />
          <span className={hidden.hidden}>{state === 'seen' ? texts.seen : texts.sent}</span>
        </>
      )}
    </div>
  );
}
