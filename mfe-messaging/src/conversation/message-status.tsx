import { timeOfDay } from '@foyer/shared/hotel/hotel-time.ts';
import { IconButton } from '@foyer/shared/ui/controls/icon-button.tsx';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { Check, CheckCheck, CircleAlert, Clock, X } from 'lucide-react';
import { type Message, momentOf } from '../data/message.ts';
import { text } from '../text.ts';
import styles from './message-status.module.css';
import type { Conversation } from './use-conversation.ts';

const texts = text.conversation;
const ICON = { size: 15, strokeWidth: 1.8, 'aria-hidden': true } as const;

export type MessageStatusProps = { message: Message } & Pick<
  Conversation,
  'zone' | 'offline' | 'retry' | 'discard'
>;

/** Shows a message's time and, for the guest's own, its delivery status. */
export function MessageStatus({ message, zone, offline, retry, discard }: MessageStatusProps) {
  const { key, mine, state } = message;
  if (state === 'failed' || state === 'unconfirmed')
    return (
      <div className={`${styles.state} ${styles.undelivered}`}>
        <CircleAlert {...ICON} size={18} />
        <span>{texts[state]}</span>
        <button type="button" className={styles.retry} onClick={() => retry(key)}>
          {texts.retry}
        </button>
        <IconButton label={texts.discard} onClick={() => discard(key)}>
          <X size={18} strokeWidth={1.8} aria-hidden />
        </IconButton>
      </div>
    );
  if (state === 'queued')
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
          <span className={hidden.hidden}>{texts[state]}</span>
        </>
      )}
    </div>
  );
}
