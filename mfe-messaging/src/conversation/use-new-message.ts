import { useState } from 'react';
import type { Message } from '../data/conversation.ts';

/** Returns the newest message, if it arrived while the conversation was open. */
export function useNewMessage(newestMessage: Message | undefined): Message | undefined {
  const [last, setLast] = useState({ key: newestMessage?.key, isNew: false });
  if (newestMessage?.key !== last.key) setLast({ key: newestMessage?.key, isNew: true });
  return last.isNew ? newestMessage : undefined;
}
