import { shortDate } from '@foyer/shared/hotel/hotel-time.ts';
import { AppLink } from '@foyer/shared/runtime';
import hidden from '@foyer/shared/ui/layout/hidden.module.css';
import { truncated } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { memo, useLayoutEffect, useRef } from 'react';
import { type CacheSnapshot, Virtualizer, type VirtualizerHandle, WindowVirtualizer } from 'virtua';
import { text } from '../text.ts';
import styles from './inbox-list.module.css';
import rowStyles from './inbox-row.module.css';
import type { InboxRow } from './inbox-rows.ts';
import { useIsWide } from './use-is-wide.ts';

/** More characters than fit on two lines. */
const MAX_TITLE_CHARACTERS = 200;
const MAX_TEXT_CHARACTERS = 300;

type Rows = { rows: readonly InboxRow[]; zone: string | null | undefined };

/** Renders the rows in a virtualised list, which scrolls with the page or beside a conversation. */
export function InboxList(props: Rows) {
  return useIsWide() ? <ScrollingList {...props} /> : <PageList {...props} />;
}

function PageList({ rows, zone }: Rows) {
  return (
    <div className={styles.list}>
      <WindowVirtualizer as="ul" item="li" data={rows}>
        {(row) => <Row key={row.key} row={row} zone={zone} />}
      </WindowVirtualizer>
    </div>
  );
}

/** The scroll position that the next conversation's list begins with. */
let lastPosition: { offset: number; cache: CacheSnapshot } | undefined;

function ScrollingList({ rows, zone }: Rows) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  useLayoutEffect(() => {
    const { current: handle } = list;
    if (lastPosition) scroller.current?.scrollTo(0, lastPosition.offset);
    return () => {
      if (handle) lastPosition = { offset: handle.scrollOffset, cache: handle.cache };
    };
  }, []);
  return (
    <div ref={scroller} className={`${styles.list} ${styles.scroller}`}>
      <Virtualizer ref={list} as="ul" item="li" data={rows} cache={lastPosition?.cache}>
        {(row) => <Row key={row.key} row={row} zone={zone} />}
      </Virtualizer>
    </div>
  );
}

/** Renders a thread or a request as a link to it (MSG-01). */
const Row = memo(function Row({ row, zone }: { row: InboxRow; zone: Rows['zone'] }) {
  return (
    <AppLink
      className={row.unread ? `${rowStyles.row} ${rowStyles.unread}` : (rowStyles.row ?? '')}
      to={row.to}
    >
      <span className={rowStyles.meta}>
        <span>{row.label}</span>
        {row.at !== undefined && (
          <time dateTime={new Date(row.at).toISOString()}>{shortDate(row.at, zone)}</time>
        )}
      </span>
      <span className={rowStyles.title} dir="auto">
        {truncated(row.title, MAX_TITLE_CHARACTERS)}
        {row.unread && <span className={hidden.hidden}> {text.messages.unreadThread}</span>}
      </span>
      <span className={rowStyles.text} dir="auto">
        {truncated(row.text, MAX_TEXT_CHARACTERS)}
      </span>
    </AppLink>
  );
});
