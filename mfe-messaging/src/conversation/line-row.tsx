import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { memo, type RefObject } from 'react';
import type { Conversation } from '../data/conversation.ts';
import { text } from '../text.ts';
import { Bubble } from './bubble.tsx';
import { initialsOf } from './initials.ts';
import styles from './line-row.module.css';
import { LineState } from './line-state.tsx';
import type { Row } from './rows.ts';

/** A line, with its sender above the first and beside the last of a group, and how far it came. */
export const LineRow = memo(function LineRow({
  line,
  day,
  first,
  last,
  zone,
  offline,
  fresh,
  conversation,
}: Row & {
  zone: string | null | undefined;
  offline: boolean;
  /** It came just now. */
  fresh: boolean;
  conversation: RefObject<Conversation>;
}) {
  const lost = line.state === 'failed' || line.state === 'unconfirmed';
  const row = [
    styles.row,
    line.mine ? styles.mine : styles.theirs,
    last && styles.last,
    lost && styles.lost,
    fresh && styles.fresh,
  ];
  return (
    <div className={row.filter(Boolean).join(' ')}>
      {day && (
        <p className={styles.day}>
          <span>{day}</span>
        </p>
      )}
      {first && (
        <p className={line.mine ? hidden.hidden : styles.who}>
          <bdi>{line.mine ? text.you : line.from}</bdi>
        </p>
      )}
      <div className={styles.said}>
        <Bubble body={line.body} />
        {last && (
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(line.from, line.mine)}
          </span>
        )}
      </div>
      {(last || lost) && (
        <div className={styles.state}>
          <LineState line={line} zone={zone} offline={offline} conversation={conversation} />
        </div>
      )}
    </div>
  );
});
