import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { UnreadCount } from '@foyer/shared/ui/controls/unread-count.tsx';
import { truncated } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { ChevronRight, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { HotelAvatar } from '../conversation/hotel-avatar.tsx';
import { text } from '../text.ts';
import chatStyles from './chat-link.module.css';
import listStyles from './inbox-list.module.css';
import styles from './inbox-pane.module.css';

/** More characters than fit on one line. */
const MAX_LINE_CHARACTERS = 120;

/** Renders title, chat and list of Messages; `isPage` if they are the screen itself. */
export function InboxPane({
  isPage = false,
  isEmpty = false,
  note,
  unreadChat = 0,
  lastChatLine,
  children = <InboxSkeleton />,
}: {
  isPage?: boolean;
  isEmpty?: boolean;
  /** The age of the data. */
  note?: ReactNode;
  unreadChat?: number;
  lastChatLine?: string | undefined;
  children?: ReactNode;
}) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <section className={styles.pane} aria-label={text.messages.title}>
      <header className={styles.title}>
        <Heading>{text.messages.title}</Heading>
        {!isEmpty && <CreateLink variant={isPage ? 'filled' : 'soft'} size="small" />}
      </header>
      {note}
      <ChatLink unread={unreadChat} lastLine={lastChatLine} />
      {children}
    </section>
  );
}

/** Links to the form that starts a thread (MSG-03). */
export function CreateLink(look: { variant: 'filled' | 'soft'; size: 'normal' | 'small' }) {
  return (
    <AppLink className={buttonClass(look.variant, look.size)} to={paths.createMessage(hotelSlug)}>
      <Plus size={18} strokeWidth={1.8} aria-hidden />
      {text.messages.create}
    </AppLink>
  );
}

/** Links to the chat from the first row, with the chat's last line. */
function ChatLink({ unread, lastLine }: { unread: number; lastLine: string | undefined }) {
  return (
    <AppLink className={chatStyles.link ?? ''} to={paths.chat(hotelSlug)}>
      <HotelAvatar />
      <span className={chatStyles.text}>
        <strong>{text.chat.title}</strong>
        {lastLine ? (
          <span className={chatStyles.line} dir="auto">
            {truncated(lastLine, MAX_LINE_CHARACTERS)}
          </span>
        ) : (
          <span>{text.messages.chatHint}</span>
        )}
      </span>
      <UnreadCount of={unread} />
      <ChevronRight className={chatStyles.on} size={22} strokeWidth={1.6} aria-hidden />
    </AppLink>
  );
}

/** Renders the list as boxes. */
function InboxSkeleton() {
  return (
    <div className={listStyles.list} aria-busy="true">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={listStyles.skeleton}>
          <Skeleton width="36%" height={14} />
          <Skeleton width="58%" height={20} />
          <Skeleton width="92%" height={38} />
        </div>
      ))}
    </div>
  );
}
