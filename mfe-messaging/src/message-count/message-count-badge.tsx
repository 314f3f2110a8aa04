import { useUnread } from '../data/unread/use-unread.ts';
import { UnreadCount } from '../messages/unread-count.tsx';

/** Shows the number of threads with an unread answer of the hotel. */
export function Component() {
  return <UnreadCount of={useUnread().threads.size} />;
}
