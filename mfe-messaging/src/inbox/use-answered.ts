import { useUnread } from '../unread/use-unread.ts';
import { useContributedEntries } from './use-contributed-entries.tsx';

/** Counts the threads and requests with an unread answer, once the component renders `collector`. */
export function useAnswered() {
  const { collector, entries } = useContributedEntries();
  const requests = entries.filter(({ unread }) => unread).length;
  return { collector, answered: useUnread().threads.size + requests };
}
