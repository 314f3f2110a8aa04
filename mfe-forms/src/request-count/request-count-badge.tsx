import { paths } from '@foyer/shared/addresses/paths.ts';
import { canOpen, hotelSlug } from '@foyer/shared/runtime';
import { UnreadCount } from '@foyer/shared/ui/controls/unread-count.tsx';
import { useRequests } from '../data/use-requests.ts';

/** Shows the number of unread answers; at a hotel with Messages they count there (MSG-57). */
export function Component() {
  return canOpen(paths.messages(hotelSlug)) ? null : <UnreadAnswers />;
}

function UnreadAnswers() {
  return <UnreadCount of={useRequests().unread.size} />;
}
