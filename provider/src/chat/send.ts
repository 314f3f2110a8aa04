import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { CHAT_TYPING_EVENT, deskChannel } from '@foyer/shared/contracts/provider/broadcast.ts';
import { ChatPayload, ChatSentResponse } from '@foyer/shared/contracts/provider/chat.ts';
import { MAX_MESSAGE_LENGTH } from '@foyer/shared/contracts/provider/conversation.ts';
import * as z from 'zod/mini';
import { clientId, MESSAGES } from '../conversations/message-fields.ts';
import { findGuest } from '../conversations/participants.ts';
import { defineCall } from '../http/call.ts';
import { storable } from '../http/fields.ts';
import { countHit, type Limit } from '../http/rate-limit.ts';
import { chats } from './chat.ts';

/** The app reports typing every few seconds. */
const TYPING: Limit = { name: 'typing account', hits: 60, minutes: 1 };

export const ChatBody = z.extend(ChatPayload, {
  body: ChatPayload.shape.body.check(...storable(MAX_MESSAGE_LENGTH)),
  client_id: clientId,
});

export const sendQuickChat = defineCall({
  name: 'sendQuickChat',
  summary: 'A guest writes to the hotel',
  description:
    "`to_user_id` is the receiving admin, null for any admin. A repeated `client_id` of the same guest is stored once, without a time limit, and gets the stored message; with another text or receiver it is a 422. The message is published as `QuickChatSend` on `private-quick-chat.{guest's id}`, but not to the connection named by `X-Socket-ID`.",
  method: 'post',
  path: endpoints.sendQuickChat,
  access: 'signed-in',
  body: ChatBody,
  response: ChatSentResponse,
  success: 201,
  async handle(request) {
    const { to_user_id, ...message } = request.body;
    await countHit(request.deps, MESSAGES, String(request.principal.userId));
    return chats.recordOfGuest(request, to_user_id, message);
  },
});

export const quickChatTyping = defineCall({
  name: 'reportTyping',
  summary: 'The guest is typing',
  description:
    "Only where the hotel's `features` list `typing`. Nothing is stored. When the hotel types, the guest gets `QuickChatTyping` on `private-quick-chat.{guest's id}`.",
  method: 'post',
  path: endpoints.quickChatTyping,
  access: 'signed-in',
  async handle({ deps, principal }) {
    await countHit(deps, TYPING, String(principal.userId));
    const guest = await findGuest(deps.db, principal, principal.userId);
    deps.publish(deskChannel(principal.hotelId), CHAT_TYPING_EVENT, { guest });
    return {};
  },
});
