import { ArrowDown } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Virtualizer } from 'virtua';
import type { Conversation, Line } from '../data/conversation.ts';
import { text } from '../text.ts';
import { useDayNames } from '../time/use-day-names.ts';
import { Arrival } from './arrival.tsx';
import styles from './line-list.module.css';
import { LineRow } from './line-row.tsx';
import { rowsOf } from './rows.ts';
import { useArrived } from './use-arrived.ts';
import { useFollowing } from './use-following.ts';
import { useLatest } from './use-latest.ts';
import { Writing } from './writing.tsx';

/** The lines of a conversation: of any number, drawn as far as they are seen. */
export function LineList({
  conversation,
  lines,
  zone,
  offline,
  head,
  empty,
}: {
  conversation: Conversation;
  lines: readonly Line[];
  zone: string | null | undefined;
  offline: boolean;
  head: ReactNode;
  empty: ReactNode;
}) {
  const dayOf = useDayNames(zone);
  const rows = useMemo(() => rowsOf(lines, dayOf), [lines, dayOf]);
  const now = useLatest(conversation);
  const arrived = useArrived(lines.at(-1));
  const { missed, toEnd, scroller, virtualizer } = useFollowing(lines, arrived, now);
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
    <div className={styles.place}>
      {conversation.earlier?.busy && <div className={styles.earlier} aria-hidden="true" />}
      <div
        className={styles.scroller}
        role="log"
        aria-live="off"
        aria-label={text.conversation.lines}
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
              <Writing key="typing" />
            ) : (
              <LineRow
                key={item.line.key}
                {...item}
                zone={zone}
                offline={offline}
                fresh={item.line.key === arrived?.key}
                conversation={now}
              />
            )
          }
        </Virtualizer>
      </div>
      <Arrival line={arrived} />
      {missed && (
        <button type="button" className={styles.missed} onClick={toEnd}>
          <ArrowDown size={18} strokeWidth={1.8} aria-hidden />
          {text.conversation.newMessages}
        </button>
      )}
    </div>
  );
}
