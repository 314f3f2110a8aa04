import { useUnread } from '../data/unread/use-unread.ts';
import { UnreadCount } from '../messages/unread-count.tsx';

/** Shows the number of the hotel's unread chat messages. */
export function Component() {
  return <UnreadCount of={useUnread().chat} />;
}
