import { UnreadCount } from '../count/count.tsx';
import { useUnread } from '../data/unread/use-unread.ts';

/** Shows the number of the hotel's unread chat messages. */
export function Component() {
  return <UnreadCount of={useUnread().chat} />;
}
