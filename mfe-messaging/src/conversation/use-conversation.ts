import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { useHotel } from '@foyer/shared/runtime';
import { useOffline } from '@foyer/shared/ui/waiting/use-offline.ts';
import { useMemo } from 'react';
import { createStore, useStore } from 'zustand';
import { useLiveUpdates } from '../connection/live-updates.ts';
import { currentOutbox, writeMessage } from '../outbox/outbox.ts';
import type { OutboxItem } from '../outbox/outbox-database.ts';
import { markAsRead } from '../unread/read-marks.ts';
import { allMessages, type MessageRecord } from './message-mapping.ts';

const doNothing = (_key: string) => undefined;
const NO_ITEMS = createStore<readonly OutboxItem[]>(() => []);

/**
 * Returns the chat (`thread` is null) or a thread, with the guest's pending messages. `recipient`
 * returns the id of the user who receives a new message.
 */
export function useConversation(
  thread: number | null,
  history: { data: unknown; error: unknown; refetch: () => unknown },
  records: readonly MessageRecord[] | undefined,
  recipient: () => number | null,
) {
  useLiveUpdates();
  const outbox = useStore(currentOutbox);
  const items = useStore(outbox?.items ?? NO_ITEMS);
  const messages = useMemo(() => {
    const pending = items.filter((item) => item.thread === thread);
    // Pending messages of the chat are shown even if its history is not loaded.
    const isShown = records !== undefined || (thread === null && pending.length > 0);
    return isShown ? allMessages(records ?? [], pending) : undefined;
  }, [thread, records, items]);
  const seenPath = thread === null ? endpoints.quickChatSeen : endpoints.threadSeen(thread);
  return {
    /** The hotel's time zone. */
    zone: useHotel().timezone,
    /** True if the device reports no network. */
    offline: useOffline(),
    /** Undefined while the history loads. */
    messages,
    /** The error that left the conversation without data. */
    error: history.data ? undefined : history.error,
    retryHistory: () => void history.refetch(),
    /**
     * Stores the message and sends it when possible; returns false if nobody is signed in. It opens the
     * outbox itself, because a guest can press Enter before the effects after hydration (MSG-32).
     */
    send: (body: string) => writeMessage({ thread, body, to: recipient() }),
    // The same functions in every render, so that no message renders again.
    retry: outbox?.retry ?? doNothing,
    discard: outbox?.discard ?? doNothing,
    /** Marks the conversation as read, because the newest message is visible. */
    markRead: () => markAsRead(thread ?? 'chat', records ?? [], seenPath),
  };
}

/** A conversation's data and actions for a screen. */
export type Conversation = ReturnType<typeof useConversation> & {
  /** Defined if the provider has older messages. */
  earlier?: { load: () => void; busy: boolean } | undefined;
  /** True while somebody at the hotel is writing. */
  typing?: boolean;
  /** Reports that the guest is writing. */
  reportTyping?: () => void;
};
