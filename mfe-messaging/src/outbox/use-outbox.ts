import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { useMemo, useState } from 'react';
import { createStore, useStore } from '../data/store.ts';
import { type Outbox, outbox } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';

const EMPTY_STORE = createStore<readonly OutboxItem[]>([]);

/**
 * Returns the outbox and the pending messages of a thread, or of the chat (null). A template has no
 * guest, so there is no outbox during hydration.
 */
export function useOutbox(thread: number | null): {
  outbox: Outbox | undefined;
  pending: readonly OutboxItem[];
} {
  const isHydrating = useHydration();
  const [box, setBox] = useState(() => (isHydrating ? undefined : outbox()));
  if (!isHydrating && !box) setBox(outbox());
  const items = useStore(box?.items ?? EMPTY_STORE);
  const pending = useMemo(() => items.filter((item) => item.thread === thread), [items, thread]);
  return { outbox: box, pending };
}
