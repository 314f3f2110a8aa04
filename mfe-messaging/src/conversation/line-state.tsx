import { timeOfDay } from '@foyer/shared/hotel/hotel-time';
import { IconButton } from '@foyer/shared/ui/controls/icon-button';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { Check, CheckCheck, CircleAlert, Clock, X } from 'lucide-react';
import type { RefObject } from 'react';
import type { Conversation, Line } from '../data/conversation.ts';
import { text } from '../text.ts';
import { momentOf } from '../time/moment.ts';
import styles from './line-state.module.css';

const words = text.conversation;
const ICON = { size: 15, strokeWidth: 1.8, 'aria-hidden': true } as const;

/** When a line was said, and how far one's own came: in an icon and in words. */
export function LineState({
  line,
  zone,
  offline,
  conversation,
}: {
  line: Line;
  zone: string | null | undefined;
  offline: boolean;
  conversation: RefObject<Conversation>;
}) {
  const { key, mine, state } = line;
  if (mine && (state === 'failed' || state === 'unconfirmed'))
    return (
      <div className={`${styles.state} ${styles.lost}`}>
        <CircleAlert {...ICON} size={18} />
        <span>{words[state]}</span>
        <button
          type="button"
          className={styles.retry}
          onClick={() => conversation.current.retry(key)}
        >
          {words.retry}
        </button>
        <IconButton label={words.discard} onClick={() => conversation.current.discard(key)}>
          <X size={18} strokeWidth={1.8} aria-hidden />
        </IconButton>
      </div>
    );
  if (mine && state === 'queued')
    return (
      <div className={styles.state}>
        <Clock {...ICON} />
        {offline ? words.waiting : words.sending}
      </div>
    );
  const at = momentOf(line.at);
  const Icon = state === 'seen' ? CheckCheck : Check;
  return (
    <div className={styles.state}>
      {at !== undefined && <time dateTime={new Date(at).toISOString()}>{timeOfDay(at, zone)}</time>}
      {mine && (
        <>
          <Icon {...ICON} className={state === 'seen' ? styles.seen : undefined} />
          <span className={hidden.hidden}>{state === 'seen' ? words.seen : words.sent}</span>
        </>
      )}
    </div>
  );
}
