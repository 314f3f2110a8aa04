import { ApiError, errorMessageOf, isNetworkError } from '@foyer/shared/api/error.ts';
import { useParams } from '@foyer/shared/router';
import { PageNotFound, queryClient, useHotel } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { ConversationPage } from '../conversation/conversation-page.tsx';
import { ConversationView } from '../conversation/conversation-view.tsx';
import { threadQuery } from '../data/threads-query.ts';
import { text } from '../text.ts';
import styles from './thread.module.css';
import { OriginalMessage, ThreadTitle } from './thread-title.tsx';
import { useThread } from './use-thread.ts';

/** Returns the id in a path segment; undefined if it cannot be one. */
function idOf(segment: string | undefined): number | undefined {
  return /^\d{1,15}$/.test(segment ?? '') ? Number(segment) : undefined;
}

/** Prefetches the thread without waiting for it. */
export function loader({ params }: { params: { messageId?: string | undefined } }) {
  const id = idOf(params.messageId);
  if (id === undefined) throw new PageNotFound();
  void queryClient.prefetchQuery(threadQuery(id));
  return null;
}

/** Renders dashboard/messages/:messageId: a message and its replies (MSG-04). */
export function Component() {
  const id = idOf(useParams().messageId);
  if (id === undefined) throw new PageNotFound();
  return <ThreadPage key={id} id={id} />;
}

function ThreadPage({ id }: { id: number }) {
  const { thread, history, ...conversation } = useThread(id);
  const { phone } = useHotel();
  const { error, retryHistory, zone, offline } = conversation;
  if (!thread && error instanceof ApiError && error.status === 404) throw new PageNotFound();
  if (!thread && error)
    return (
      <ErrorCard
        heading="h1"
        text={errorMessageOf(error, text.thread.failed)}
        noResponse={isNetworkError(error)}
        onRetry={retryHistory}
        phone={phone}
      />
    );
  return (
    <ConversationPage
      header={
        <ThreadTitle id={id} thread={thread} history={history} zone={zone} offline={offline} />
      }
    >
      <ConversationView
        conversation={conversation}
        draft={`thread:${id}`}
        placeholder={text.thread.placeholder}
        head={thread && <OriginalMessage thread={thread} />}
        empty={<p className={styles.none}>{text.thread.noResponses}</p>}
      />
    </ConversationPage>
  );
}
