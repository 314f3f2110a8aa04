import { hotelQuery, queryClient } from '@foyer/shared/runtime';
import { isMine } from '../sender.ts';
import { chatKnown } from './chat-query.ts';

/** The last of the hotel that spoke, else whom the hotel names, else null: the provider knows. */
export function answererOfChat(): number | null {
  const spoke = chatKnown()?.items.findLast(({ from }) => !isMine(from));
  const hotel = queryClient.getQueryData(hotelQuery().queryKey);
  return spoke?.from_user_id ?? hotel?.admin_id ?? null;
}
