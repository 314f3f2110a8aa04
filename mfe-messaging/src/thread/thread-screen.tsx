import { ApiError } from '@foyer/shared/api/error.ts';
import { failureOf } from '@foyer/shared/api/failure.ts';
import type { ScreenModule } from '@foyer/shared/contracts/screen.ts';
import { useQuery } from '@foyer/shared/query';
import { useParams } from '@foyer/shared/router';
import { PageNotFound, queryClient, useHotel } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { useRefetchMs } from '../connection/connection-status.tsx';
import { ConversationPage } from '../conversation/conversation-page.tsx';
import { ConversationView } from '../conversation/conversation-view.tsx';
import { useConversation } from '../conversation/use-conversation.ts';
import { threadQuery } from '../data/threads-query.ts';
import { BesideInbox } from '../inbox/beside-inbox.tsx';
import { text } from '../text.ts';
import styles from './thread.module.css';
import { OriginalMessage, ThreadTitle } from './thread-title.tsx';

/** Returns the id in a path segment; throws `PageNotFound` if it cannot be one. */
function idOf(segment = ''): number {
  if (!/^\d{1,15}$/.test(segment)) throw new PageNotFound();
  return Number(segment);
}

/** Prefetches the thread without waiting for it. */
export const loader: NonNullable<ScreenModule['loader']> = ({ params }) => {
  void queryClient.prefetchQuery(threadQuery(idOf(params.messageId)));
};

/** Renders dashboard/messages/:messageId: a message and its replies (MSG-04). */
export function Component() {
  const id = idOf(useParams().messageId);
  return (
    <BesideInbox>
      <ThreadPage key={id} id={id} />
    </BesideInbox>
  );
}

function ThreadPage({ id }: { id: number }) {
  const history = useQuery({ ...threadQuery(id), refetchInterval: useRefetchMs() });
  const { data: thread, error } = history;
  const recipient = () => thread?.receiver_id ?? null;
  const conversation = useConversation(id, history, thread?.replies, recipient);
  const { phone } = useHotel();
  if (!thread && error instanceof ApiError && error.status === 404) throw new PageNotFound();
  if (!thread && error)
    return <ErrorCard heading="h1" phone={phone} {...failureOf(history, text.thread.failed)} />;
  return (
    <ConversationPage header={<ThreadTitle id={id} />}>
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
