import { Count } from '../count/count.tsx';
import { useUnread } from '../data/unread/use-unread.ts';

/** Threads in which the hotel has answered, unread. */
export function Component() {
  return <Count of={useUnread().threads.size} />;
}
