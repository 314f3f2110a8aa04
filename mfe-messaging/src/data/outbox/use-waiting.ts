import { useMemo, useState } from 'react';
import { useStore } from '../store.ts';
import { type Outbox, outbox } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';

/** What waits of one conversation: of a thread, or with null of the chat. */
export function useWaiting(thread: number | null): { box: Outbox; waiting: readonly OutboxItem[] } {
  const [box] = useState(outbox);
  const items = useStore(box.items);
  const waiting = useMemo(() => items.filter((item) => item.thread === thread), [items, thread]);
  return { box, waiting };
}
