import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { cachedChat } from '../data/chat-query.ts';
import { isMine } from '../data/conversation.ts';
import { markChat } from '../unread/read-marks.ts';
import { reportSeen } from '../unread/report-seen.ts';

/** Marks the chat as read on this device and for a provider that supports it. */
export function markChatRead(): void {
  const items = cachedChat()?.items ?? [];
  const last = items.at(-1);
  if (last) markChat(last.id);
  reportSeen(
    endpoints.quickChatSeen,
    items.findLast(({ from }) => !isMine(from)),
  );
}
