import { UnreadCount } from '../messages/unread-count.tsx';
import { useUnread } from '../unread/use-unread.ts';

/** Shows the number of the hotel's unread chat messages. */
export function Component() {
  return <UnreadCount of={useUnread().chat} />;
}
