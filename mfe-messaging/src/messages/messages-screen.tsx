import { contributions, queryClient } from '@foyer/shared/runtime';
import { Illustration } from '@foyer/shared/ui/pictures/illustration.tsx';
import type { ReactNode } from 'react';
import { threadsQuery } from '../data/threads-query.ts';
import { InboxColumns } from '../inbox/beside-inbox.tsx';
import { InboxContent } from '../inbox/inbox-content.tsx';
import { CreateLink } from '../inbox/inbox-pane.tsx';
import { useInbox } from '../inbox/use-inbox.ts';
import { text } from '../text.ts';
import styles from './messages.module.css';

/** Prefetches the list and the code of other remotes for it, without waiting. */
export function loader() {
  void queryClient.prefetchQuery(threadsQuery());
  contributions.to('inbox').prefetch();
}

/** Renders dashboard/messages: the chat, the guest's threads and requests (MSG-01, MSG-54). */
export function Component() {
  const inbox = useInbox();
  return (
    <InboxColumns list={<InboxContent inbox={inbox} isPage />}>
      {inbox.isEmpty ? <NoMessages /> : <NothingChosen />}
    </InboxColumns>
  );
}

/** Renders the empty list (MSG-02). */
function NoMessages() {
  return (
    <Letter>
      <h2>{text.messages.empty}</h2>
      <p>{text.messages.emptyHint}</p>
      <CreateLink variant="filled" size="normal" />
    </Letter>
  );
}

/** Renders the place beside the list, where a conversation opens; a narrow window has none. */
function NothingChosen() {
  return (
    <div className={styles.wideOnly}>
      <Letter>
        <p>{text.messages.choose}</p>
      </Letter>
    </div>
  );
}

function Letter({ children }: { children: ReactNode }) {
  return (
    <section className={styles.letter}>
      <Illustration>
        <path d="M22 92h104" stroke="var(--line)" />
        <path fill="var(--hotel-primary-soft)" d="M34 52 74 22l40 30v40H34V52Z" />
        <path fill="#fff" d="M46 30h56v40L74 84 46 70V30Z" />
        <path d="M58 44h32M58 55h20" />
        <path fill="var(--surface)" d="M34 54l40 26 40-26v38H34V54Z" />
        <circle cx="74" cy="80" r="7" fill="var(--hotel-secondary)" stroke="none" />
      </Illustration>
      {children}
    </section>
  );
}
