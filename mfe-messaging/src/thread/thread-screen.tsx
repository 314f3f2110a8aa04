import { ApiError, errorMessageOf, isNetworkError } from '@foyer/shared/api/error.ts';
import { useQuery } from '@foyer/shared/query';
import { useParams } from '@foyer/shared/router';
import { hotelQuery, PageNotFound, queryClient } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { useConnectionState } from '../connection/use-connection-state.ts';
import { ConversationPage } from '../conversation/conversation-page.tsx';
import { ConversationView } from '../conversation/conversation-view.tsx';
import { threadQuery } from '../data/threads-query.ts';
import { text } from '../text.ts';
import { OriginalMessage } from './original-message.tsx';
import styles from './thread.module.css';
import { ThreadTitle } from './thread-title.tsx';
import { useThread } from './use-thread.ts';

/** The id in the template, which is the same for every thread. */
const TEMPLATE_ID = 0;

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
  const isHydrating = useHydration();
  if (id === undefined && !isHydrating) throw new PageNotFound();
  return <ThreadPage key={id} id={id ?? TEMPLATE_ID} />;
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
        text={errorMessageOf(error, text.thread.failed)}
        noResponse={isNetworkError(error)}
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
