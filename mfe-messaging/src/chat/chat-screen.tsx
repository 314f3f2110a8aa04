import { queryClient } from '@foyer/shared/runtime';
import { FailedSection } from '@foyer/shared/ui/cards/failed-section.tsx';
import { Updated } from '@foyer/shared/ui/waiting/updated.tsx';
import { ConnectionStatus, useConnectionState } from '../connection/connection-status.tsx';
import { ConversationPage } from '../conversation/conversation-page.tsx';
import { ConversationView } from '../conversation/conversation-view.tsx';
import { HotelAvatar } from '../conversation/hotel-avatar.tsx';
import { chatQuery } from '../data/chat-query.ts';
import { BesideInbox } from '../inbox/beside-inbox.tsx';
import { text } from '../text.ts';
import styles from './chat.module.css';
import { useChat } from './use-chat.ts';
import { useFirstText } from './use-first-text.ts';

/** Prefetches the history without waiting for it. */
export const loader = () => void queryClient.prefetchQuery(chatQuery());

/** Renders dashboard/chat: the chat with the hotel (MSG-11). */
export function Component() {
  const { history, ...chat } = useChat();
  const connection = useConnectionState();
  return (
    <BesideInbox>
      <ConversationPage
        header={
          <>
            <HotelAvatar />
            <div className={styles.title}>
              <h1>{text.chat.title}</h1>
              <ConnectionStatus state={connection} />
              <Updated of={[history]} zone={chat.zone} className={styles.updated} />
            </div>
          </>
        }
      >
        <ConversationView
          conversation={chat}
          draft="chat"
          firstText={useFirstText()}
          placeholder={text.chat.placeholder}
          empty={<NoChatMessages />}
          failed={
            // The cause is only logged (MSG-16).
            <FailedSection
              text={text.chat.earlierMissing}
              note={text.chat.earlierMissingNote}
              onRetry={chat.retryHistory}
              busy={false}
            />
          }
        />
      </ConversationPage>
    </BesideInbox>
  );
}

function NoChatMessages() {
  return (
    <div className={styles.empty}>
      <HotelAvatar large />
      <h2>{text.chat.empty}</h2>
      <p>{text.chat.emptyHint}</p>
    </div>
  );
}
