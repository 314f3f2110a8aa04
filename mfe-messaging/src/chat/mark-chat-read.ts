import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { api } from '@foyer/shared/runtime';
import { cachedChat } from '../data/chat-query.ts';
import { hasFeature } from '../data/features.ts';
import { isMine } from '../data/sender.ts';
import { markChat } from '../unread/read-marks.ts';

/** The id of the hotel's last message reported as seen. */
let lastReportedId = 0;

/** Marks the chat as read on this device and for a provider that supports it. */
export function markChatRead(): void {
  const items = cachedChat()?.items ?? [];
  const last = items.at(-1);
  if (last) markChat(last.id);
  const lastFromHotel = items.findLast(({ from }) => !isMine(from));
  if (
    !lastFromHotel ||
    lastFromHotel.seen_at ||
    lastFromHotel.id === lastReportedId ||
    !hasFeature('seen')
  )
    return;
  lastReportedId = lastFromHotel.id;
  api.post(endpoints.quickChatSeen, { last_id: lastFromHotel.id }, PlainResponse).catch(() => {
    lastReportedId = 0;
  });
}
