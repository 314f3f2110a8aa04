import { UnreadCount } from '../messages/unread-count.tsx';
import { useUnread } from '../unread/use-unread.ts';

/** Shows the number of threads with an unread answer of the hotel. */
export function Component() {
  return <UnreadCount of={useUnread().threads.size} />;
}
