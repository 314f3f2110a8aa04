import { paths } from '@foyer/shared/addresses/paths.ts';
import { errorMessageOf, isNetworkError } from '@foyer/shared/api/error.ts';
import { useQuery } from '@foyer/shared/query';
import { AppLink, hotelQuery, hotelSlug, queryClient } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { Updated } from '@foyer/shared/ui/waiting/updated.tsx';
import { useSkeleton } from '@foyer/shared/ui/waiting/use-skeleton.ts';
import { Plus } from 'lucide-react';
import { threadsQuery } from '../data/threads-query.ts';
import { text } from '../text.ts';
import { useUnread } from '../unread/use-unread.ts';
import { ChatLink } from './chat-link.tsx';
import styles from './messages.module.css';
import { NoMessages } from './no-messages.tsx';
import { ThreadList, ThreadListSkeleton } from './thread-list.tsx';

/** Prefetches the list without waiting for it. */
export function loader() {
  void queryClient.prefetchQuery(threadsQuery());
  return null;
}

/** Renders dashboard/messages: the guest's threads and a link to the chat (MSG-01). */
export function Component() {
  const { data: hotel } = useQuery(hotelQuery());
  const query = useQuery(threadsQuery());
  const { data: threads, error, isPending, isFetching, refetch } = query;
  const unread = useUnread();
  const loading = useSkeleton(isPending);
  const none = threads?.length === 0;
  return (
    <div className={styles.page}>
      <header className={styles.title}>
        <h1>{text.messages.title}</h1>
        {!none && <CreateLink size="small" />}
      </header>
      <Updated of={[query]} zone={hotel?.timezone} className={styles.updated} />
      <ChatLink unread={unread.chat} />
      {loading ? (
        <ThreadListSkeleton />
      ) : !threads ? (
        <ErrorCard
          text={errorMessageOf(error, text.messages.failed)}
          noResponse={isNetworkError(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
          phone={hotel?.phone}
        />
      ) : none ? (
        <NoMessages action={<CreateLink size="normal" />} />
      ) : (
        <ThreadList threads={threads} unread={unread.threads} zone={hotel?.timezone} />
      )}
    </div>
  );
}

function CreateLink({ size }: { size: 'normal' | 'small' }) {
  return (
    <AppLink className={buttonClass('filled', size)} to={paths.createMessage(hotelSlug)}>
      <Plus size={18} strokeWidth={1.8} aria-hidden />
      {text.messages.create}
    </AppLink>
  );
}
