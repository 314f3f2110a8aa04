import * as endpoints from '@foyer/shared/api/endpoints.ts';
import {
  CHAT_SEEN_EVENT,
  CHAT_TYPING_EVENT,
  deskChannel,
} from '@foyer/shared/contracts/provider/broadcast.ts';
import { SeenPayload } from '@foyer/shared/contracts/provider/conversation.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { countTyping } from '../conversations/limits.ts';
import { findGuest } from '../conversations/participants.ts';
import { defineCall } from '../http/call.ts';
import { markSeen } from './mark-seen.ts';

export const quickChatSeen = defineCall({
  name: 'markQuickChatSeen',
  summary: 'The guest has read what the hotel wrote, up to an id',
  tag: 'Messages',
  description:
    "Only where the hotel's `features` list `seen`. The time of the first call is kept. When the hotel reads, the guest gets `QuickChatSeen` on `private-quick-chat.{guest's id}`.",
  example: { body: { last_id: 42 } },
  method: 'post',
  path: endpoints.quickChatSeen,
  access: 'signed-in',
  body: SeenPayload,
  response: PlainResponse,
  success: 200,
  errors: [],
  async handle(request) {
    const { userId, hotelId } = request.principal;
    const seen = await markSeen(request, 'guest', userId, request.body.last_id);
    if (seen)
      request.deps.publish(deskChannel(hotelId), CHAT_SEEN_EVENT, { ...seen, guest_id: userId });
    return {};
  },
});

export const quickChatTyping = defineCall({
  name: 'reportTyping',
  summary: 'The guest is typing',
  tag: 'Messages',
  description:
    "Only where the hotel's `features` list `typing`. Nothing is stored. When the hotel types, the guest gets `QuickChatTyping` on `private-quick-chat.{guest's id}`.",
  method: 'post',
  path: endpoints.quickChatTyping,
  access: 'signed-in',
  response: PlainResponse,
  success: 200,
  errors: [429],
  async handle({ deps, principal }) {
    await countTyping(deps, principal);
    const guest = await findGuest(deps.db, principal, principal.userId);
    deps.publish(deskChannel(principal.hotelId), CHAT_TYPING_EVENT, { guest });
    return {};
  },
});
