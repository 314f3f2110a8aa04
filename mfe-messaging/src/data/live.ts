import { useSession } from '@foyer/shared/runtime';
import { useEffect } from 'react';
import { followChat } from './chat/live-chat.ts';
import { followThreads } from './threads/live-threads.ts';

/** Hears what is said to the guest for as long as the component is drawn. */
export function useLive(): void {
  const id = useSession(({ user }) => user?.id);
  useEffect(() => {
    if (id === undefined) return;
    const leave = [followChat(id), followThreads(id)];
    return () => {
      for (const end of leave) end();
    };
  }, [id]);
}
