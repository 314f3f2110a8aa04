import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { session } from './session/session.ts';

const counts = createStore<Record<string, number>>(() => ({}));

const totalOf = (bySource: Record<string, number>): number =>
  Object.values(bySource).reduce((sum, count) => sum + count, 0);

// Counts belong to one guest: reset them when another one signs in.
session.subscribe(({ session: now }, { session: before }) => {
  if (now.user?.id !== before.user?.id) counts.setState({}, true);
});

/**
 * Counts unread items for the guest, such as messages. Remotes set their own count; the shell shows the
 * sum in the page title and on the app icon.
 */
export const badgeCount = {
  /** Replaces the count of `source`. */
  set: (source: string, count: number): void => counts.setState({ [source]: count }),

  total: (): number => totalOf(counts.getState()),

  /** Returns the total and rerenders the component when it changes. */
  useTotal: (): number => useStore(counts, totalOf),

  subscribe: counts.subscribe,
};
