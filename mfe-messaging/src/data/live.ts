import { useSession } from '@foyer/shared/runtime';
import { useEffect } from 'react';
import { followChat } from './chat/live-chat.ts';
import { outbox } from './outbox/outbox.ts';
import { followThreads } from './threads/live-threads.ts';

/** Who hears, by guest: whatever is drawn of messaging shares one pair of listeners. */
const held = new Map<number, { holders: number; end: () => void }>();

function hold(guest: number): () => void {
  const live = held.get(guest) ?? { holders: 0, end: follow(guest) };
  live.holders += 1;
  held.set(guest, live);
  return () => {
    live.holders -= 1;
    if (live.holders > 0) return;
    held.delete(guest);
    live.end();
  };
}

function follow(guest: number): () => void {
  const ends = [followChat(guest), followThreads(guest)];
  return () => {
    for (const end of ends) end();
  };
}

/**
 * Hears what is said to the guest for as long as the component is drawn, and sends what an earlier
 * page has left unsent.
 */
export function useLive(): void {
  const id = useSession(({ user }) => user?.id);
  useEffect(() => {
    if (id === undefined) return;
    outbox();
    return hold(id);
  }, [id]);
}
