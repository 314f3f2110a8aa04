import { useMutation, useQuery } from '@foyer/shared/query';
import { useRefetchMs } from '../connection/connection-status.tsx';
import { isHotelTyping, reportTyping } from '../connection/typing.ts';
import { useConversation } from '../conversation/use-conversation.ts';
import { chatQuery, chatRecipient, loadEarlier } from '../data/chat-query.ts';

/** Returns the chat with the hotel, and the state of its query. */
export function useChat() {
  const history = useQuery({ ...chatQuery(), refetchInterval: useRefetchMs() });
  const { items, earlier } = history.data ?? {};
  const conversation = useConversation(null, history, items, chatRecipient);
  const older = useMutation({ mutationFn: loadEarlier });
  return {
    ...conversation,
    history,
    earlier: earlier ? { load: () => older.mutate(), busy: older.isPending } : undefined,
    typing: isHotelTyping.use(),
    reportTyping,
  };
}
