import { useHotel, useSession } from '@foyer/shared/runtime';
import { useOffline } from '@foyer/shared/ui/waiting/use-offline.ts';
import { useEffect, useMemo, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { useLiveUpdates } from '../connection/live-updates.ts';
import { openedOutbox, outbox } from '../outbox/outbox.ts';
import type { OutboxItem } from '../outbox/outbox-database.ts';

const NO_ITEMS = createStore<readonly OutboxItem[]>(() => []);

/**
 * Returns what the chat (`thread` is null) and a thread have in common: the pending messages and the
 * shared part of a `Conversation`. The outbox opens after the first render, because that opens its
 * database, unless it is open.
 */
export function useConversation(
  thread: number | null,
  { data, error, refetch }: { data: unknown; error: unknown; refetch: () => unknown },
  recipient: () => number | null,
) {
  useLiveUpdates();
  const guest = useSession(({ user }) => user?.id);
  const [box, setBox] = useState(openedOutbox);
  useEffect(() => {
    if (guest !== undefined) setBox(outbox());
  }, [guest]);
  const items = useStore(box?.items ?? NO_ITEMS);
  const pending = useMemo(() => items.filter((item) => item.thread === thread), [items, thread]);
  const conversation = {
    zone: useHotel().timezone,
    offline: useOffline(),
    error: data ? undefined : error,
    retryHistory: () => void refetch(),
    send: (body: string) => box?.write({ thread, body, to: recipient() }),
    retry: (key: string) => box?.retry(key),
    discard: (key: string) => box?.discard(key),
  };
  return { pending, conversation };
}
