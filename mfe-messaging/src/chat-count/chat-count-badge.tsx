import { Count } from '../count/count.tsx';
import { useUnread } from '../data/unread/use-unread.ts';

/** What the hotel has said in the chat, unread. */
export function Component() {
  return <Count of={useUnread().chat} />;
}
