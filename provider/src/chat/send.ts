import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ChatPayload, ChatSentResponse } from '@foyer/shared/contracts/provider/chat.ts';
import { MAX_MESSAGE_LENGTH } from '@foyer/shared/contracts/provider/conversation.ts';
import * as z from 'zod/mini';
import { countMessage } from '../conversations/limits.ts';
import { clientId } from '../conversations/message-fields.ts';
import { findGuest, receiverId } from '../conversations/participants.ts';
import { defineCall } from '../http/call.ts';
import { storable } from '../http/text.ts';
import { recordChatMessage } from './record-message.ts';

export const ChatBody = z.extend(ChatPayload, {
  body: ChatPayload.shape.body.check(...storable(MAX_MESSAGE_LENGTH)),
  client_id: clientId,
});

export const sendQuickChat = defineCall({
  name: 'sendQuickChat',
  summary: 'A guest writes to the hotel',
  tag: 'Messages',
  description:
    "`to_user_id` is the receiving admin, null for any admin. A repeated `client_id` of the same guest is stored once, without a time limit, and gets the stored message. The message is published as `QuickChatSend` on `private-quick-chat.{guest's id}`, but not to the connection named by `X-Socket-ID`.",
  example: {
    body: {
      body: 'Is the rooftop open tonight?',
      to_user_id: null,
      client_id: '0b9a1f8e-7f0e-4b53-9a55-2f1f0a6f6d11',
    },
    data: {
      id: 41,
      body: 'Is the rooftop open tonight?',
      from: 'Amelia Hart',
      from_user_id: 2,
      to_user_id: 1,
      created_at: '2026-05-01T08:30:00.000Z',
      client_id: '0b9a1f8e-7f0e-4b53-9a55-2f1f0a6f6d11',
      seen_at: null,
    },
  },
  method: 'post',
  path: endpoints.sendQuickChat,
  access: 'signed-in',
  body: ChatBody,
  response: ChatSentResponse,
  success: 201,
  errors: [429],
  async handle(request) {
    const { body, deps, principal } = request;
    await countMessage(deps, principal);
    const to_user_id = await receiverId(deps.db, principal, 'to_user_id', body.to_user_id);
    return recordChatMessage(request, await findGuest(deps.db, principal, principal.userId), {
      ...body,
      to_user_id,
    });
  },
});
