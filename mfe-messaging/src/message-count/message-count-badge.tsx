import { UnreadCount } from '@foyer/shared/ui/controls/unread-count.tsx';
import { useAnswered } from '../inbox/use-answered.ts';

/** Shows the number of threads and requests with an unread answer of the hotel. */
export function Component() {
  const { answered, collector } = useAnswered();
  return (
    <>
      {collector}
      <UnreadCount of={answered} />
    </>
  );
}
