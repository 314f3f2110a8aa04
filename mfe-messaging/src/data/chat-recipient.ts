import { hotelQuery, queryClient } from '@foyer/shared/runtime';
import { cachedChat } from './chat-query.ts';
import { isMine } from './sender.ts';

/** Returns the hotel's last writer, else the hotel's admin, else null (the provider decides). */
export function chatRecipient(): number | null {
  const lastFromHotel = cachedChat()?.items.findLast(({ from }) => !isMine(from));
  const hotel = queryClient.getQueryData(hotelQuery().queryKey);
  return lastFromHotel?.from_user_id ?? hotel?.admin_id ?? null;
}
