import { failureOf } from '@foyer/shared/api/failure.ts';
import { useHotel } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { FailedSection } from '@foyer/shared/ui/cards/failed-section.tsx';
import { Updated } from '@foyer/shared/ui/waiting/updated.tsx';
import { text } from '../text.ts';
import { InboxList } from './inbox-list.tsx';
import styles from './inbox-pane.module.css';
import { InboxPane } from './inbox-pane.tsx';
import { type Inbox, useInbox } from './use-inbox.ts';

/** Renders the chat, then the guest's threads and requests (MSG-54). */
export function InboxContent({ inbox, isPage = false }: { inbox: Inbox; isPage?: boolean }) {
  const { phone, timezone } = useHotel();
  const { query, rows, failures, isLoading, isEmpty, unreadChat, lastChatLine } = inbox;
  const note = <Updated of={[query]} zone={timezone} className={styles.updated} />;
  const pane = { isPage, isEmpty, note, unreadChat, lastChatLine };
  return (
    <>
      {inbox.collector}
      {isLoading ? (
        <InboxPane {...pane} />
      ) : (
        <InboxPane {...pane}>
          {!query.data && <ErrorCard phone={phone} {...failureOf(query, text.messages.failed)} />}
          {failures.map(({ message = text.messages.failed, retry }) => (
            <div key={message} className={styles.failure}>
              <FailedSection text={message} onRetry={retry} busy={false} />
            </div>
          ))}
          {rows.length > 0 && <InboxList rows={rows} zone={timezone} />}
        </InboxPane>
      )}
    </>
  );
}

/** Renders the list beside another screen. */
export function InboxBeside() {
  return <InboxContent inbox={useInbox()} />;
}
