import { paths } from '@foyer/shared/addresses/paths.ts';
import { failureOf } from '@foyer/shared/api/failure.ts';
import { useQuery } from '@foyer/shared/query';
import { AppLink, hotelSlug, queryClient, useHotel } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { Illustration } from '@foyer/shared/ui/pictures/illustration.tsx';
import { useSkeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { Updated } from '@foyer/shared/ui/waiting/updated.tsx';
import { ChevronRight, Plus } from 'lucide-react';
import { HotelAvatar } from '../chat/hotel-avatar.tsx';
import { threadsQuery } from '../data/threads-query.ts';
import { text } from '../text.ts';
import { useUnread } from '../unread/use-unread.ts';
import chatStyles from './chat-link.module.css';
import styles from './messages.module.css';
import emptyStyles from './no-messages.module.css';
import { ThreadList, ThreadListSkeleton } from './thread-list.tsx';
import { UnreadCount } from './unread-count.tsx';

/** Prefetches the list without waiting for it. */
export const loader = () => void queryClient.prefetchQuery(threadsQuery());

/** Renders dashboard/messages: the guest's threads and a link to the chat (MSG-01). */
export function Component() {
  const { phone, timezone } = useHotel();
  const query = useQuery(threadsQuery());
  const { data: threads, isPending } = query;
  const unread = useUnread();
  const loading = useSkeleton(isPending);
  const none = threads?.length === 0;
  return (
    <div className={styles.page}>
      <header className={styles.title}>
        <h1>{text.messages.title}</h1>
        {!none && <CreateLink size="small" />}
      </header>
      <Updated of={[query]} zone={timezone} className={styles.updated} />
      <ChatLink unread={unread.chat} />
      {loading ? (
        <ThreadListSkeleton />
      ) : !threads ? (
        <ErrorCard phone={phone} {...failureOf(query, text.messages.failed)} />
      ) : none ? (
        <NoMessages />
      ) : (
        <ThreadList threads={threads} unread={unread.threads} zone={timezone} />
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

/** Links to the chat from the first row of the messages. */
function ChatLink({ unread }: { unread: number }) {
  return (
    <AppLink className={chatStyles.link ?? ''} to={paths.chat(hotelSlug)}>
      <HotelAvatar />
      <span className={chatStyles.text}>
        <strong>{text.chat.title}</strong>
        <span>{text.messages.chatHint}</span>
      </span>
      <UnreadCount of={unread} />
      <ChevronRight className={chatStyles.on} size={22} strokeWidth={1.6} aria-hidden />
    </AppLink>
  );
}

/** Renders the empty list (MSG-02). */
function NoMessages() {
  return (
    <section className={emptyStyles.empty}>
      <LetterDrawing />
      <h2>{text.messages.empty}</h2>
      <p>{text.messages.emptyHint}</p>
      <CreateLink size="normal" />
    </section>
  );
}

function LetterDrawing() {
  return (
    <Illustration>
      <path d="M22 92h104" stroke="var(--line)" />
      <path fill="var(--hotel-primary-soft)" d="M34 52 74 22l40 30v40H34V52Z" />
      <path fill="#fff" d="M46 30h56v40L74 84 46 70V30Z" />
      <path d="M58 44h32M58 55h20" />
      <path fill="var(--surface)" d="M34 54l40 26 40-26v38H34V54Z" />
      <circle cx="74" cy="80" r="7" fill="var(--hotel-secondary)" stroke="none" />
    </Illustration>
  );
}
