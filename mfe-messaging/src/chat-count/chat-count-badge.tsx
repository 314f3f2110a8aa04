import { UnreadCount } from '@foyer/shared/ui/controls/unread-count.tsx';
import { useUnread } from '../unread/use-unread.ts';

/** Shows the number of the hotel's unread chat messages. */
export function Component() {
  return <UnreadCount of={useUnread().chat} />;
}
