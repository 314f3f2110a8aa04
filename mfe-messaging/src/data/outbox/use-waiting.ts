import { useTakeover } from '@foyer/shared/frames/takeover';
import { useMemo, useState } from 'react';
import { createStore, useStore } from '../store.ts';
import { type Outbox, outbox } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';

const NOTHING = createStore<readonly OutboxItem[]>([]);

/**
 * What waits of one conversation: of a thread, or with null of the chat. A frame, which is nobody's,
 * has no box.
 */
export function useWaiting(thread: number | null): {
  box: Outbox | undefined;
  waiting: readonly OutboxItem[];
} {
  const takeover = useTakeover();
  const [box, setBox] = useState(() => (takeover ? undefined : outbox()));
  if (!takeover && !box) setBox(outbox());
  const items = useStore(box?.items ?? NOTHING);
  const waiting = useMemo(() => items.filter((item) => item.thread === thread), [items, thread]);
  return { box, waiting };
}
