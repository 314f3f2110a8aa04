import { ApiError, isNetwork, messageOf } from '@foyer/shared/api/error';
import { useTakeover } from '@foyer/shared/frames/takeover';
import { useQuery } from '@foyer/shared/query';
import { useParams } from '@foyer/shared/router';
import { hotelQuery, PageNotFound, queryClient } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card';
import { useConnectionState } from '../chat/use-connection-state.ts';
import { ConversationView } from '../conversation/conversation-view.tsx';
import { threadQuery } from '../data/threads/threads-query.ts';
import { useThread } from '../data/threads/use-thread.ts';
import { ConversationPage } from '../page/conversation-page.tsx';
import { text } from '../text.ts';
import { OriginalMessage } from './original-message.tsx';
import styles from './thread.module.css';
import { ThreadTitle } from './thread-title.tsx';

/** A frame is of every thread. */
const ANY = 0;

/** The id in an address; undefined for what no thread can have. */
function idOf(segment: string | undefined): number | undefined {
  return /^\d{1,15}$/.test(segment ?? '') ? Number(segment) : undefined;
}

/** Starts the thread and does not wait for it. */
export function loader({ params }: { params: { messageId?: string | undefined } }) {
  const id = idOf(params.messageId);
  if (id === undefined) throw new PageNotFound();
  void queryClient.prefetchQuery(threadQuery(id));
  return null;
}

/** dashboard/messages/:messageId: a message and what was answered (MSG-04). */
export function Component() {
  const id = idOf(useParams().messageId);
  const takeover = useTakeover();
  if (id === undefined && !takeover) throw new PageNotFound();
  return <ThreadPage key={id} id={id ?? ANY} />;
}

function ThreadPage({ id }: { id: number }) {
  const { thread, history, ...conversation } = useThread(id);
  const offline = useConnectionState() === 'offline';
  const { data: hotel } = useQuery(hotelQuery());
  const { error, retryHistory } = conversation;
  if (!thread && error instanceof ApiError && error.status === 404) throw new PageNotFound();
  if (!thread && error)
    return (
      <ErrorCard
        heading="h1"
        text={messageOf(error, text.thread.failed)}
        noAnswer={isNetwork(error)}
        onRetry={retryHistory}
        phone={hotel?.phone}
      />
    );
  return (
    <ConversationPage
      header={
        <ThreadTitle
          id={id}
          thread={thread}
          history={history}
          zone={hotel?.timezone}
          offline={offline}
        />
      }
    >
      <ConversationView
        conversation={conversation}
        draft={`thread:${id}`}
        placeholder={text.thread.placeholder}
        zone={hotel?.timezone}
        offline={offline}
        head={thread && <OriginalMessage thread={thread} />}
        empty={<p className={styles.none}>{text.thread.noResponses}</p>}
      />
    </ConversationPage>
  );
}
