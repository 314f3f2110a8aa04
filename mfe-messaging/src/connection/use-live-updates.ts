import { useSession } from '@foyer/shared/runtime';
import { useEffect } from 'react';
import { outbox } from '../outbox/outbox.ts';
import { followChat } from './live-chat.ts';
import { followThreads } from './live-threads.ts';

/** The subscription of each guest, which all mounted components share. */
const subscriptions = new Map<number, { subscribers: number; end: () => void }>();

function subscribeGuest(guest: number): () => void {
  const subscription = subscriptions.get(guest) ?? { subscribers: 0, end: subscribeAll(guest) };
  subscription.subscribers += 1;
  subscriptions.set(guest, subscription);
  return () => {
    subscription.subscribers -= 1;
    if (subscription.subscribers > 0) return;
    subscriptions.delete(guest);
    subscription.end();
  };
}

function subscribeAll(guest: number): () => void {
  const ends = [followChat(guest), followThreads(guest)];
  return () => {
    for (const end of ends) end();
  };
}

/**
 * Receives the guest's realtime events while the component is mounted. Also starts the outbox,
 * which sends the messages that an earlier page has left.
 */
export function useLiveUpdates(): void {
  const id = useSession(({ user }) => user?.id);
  useEffect(() => {
    if (id === undefined) return;
    outbox();
    return subscribeGuest(id);
  }, [id]);
}
