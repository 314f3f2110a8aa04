import * as endpoints from '@foyer/shared/api/endpoints';
import { ChatPayload, ChatSentAnswer } from '@foyer/shared/contracts/chat';
import { MESSAGE_LENGTH } from '@foyer/shared/contracts/conversation';
import * as z from 'zod/mini';
import { countMessage } from '../conversations/limits.ts';
import { clientId } from '../conversations/parts.ts';
import { answering, guestAt } from '../conversations/people.ts';
import { defineCall } from '../http/call.ts';
import { storable } from '../http/text.ts';
import { say } from './say.ts';

export const ChatBody = z.extend(ChatPayload, {
  body: ChatPayload.shape.body.check(...storable(MESSAGE_LENGTH)),
  client_id: clientId,
});

export const sendQuickChat = defineCall({
  name: 'sendQuickChat',
  summary: 'A guest writes to the hotel',
  tag: 'Messages',
  description:
    "`to_user_id` is the admin it is for, null whoever answers. The same `client_id` of the same guest is recorded once, for ever, and answered with the message that it made. The message is told as `QuickChatSend` on `private-quick-chat.{guest's id}`, but not to the connection named by `X-Socket-ID`.",
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
  answer: ChatSentAnswer,
  success: 201,
  refusals: [429],
  async handle(request) {
    const { body, deps, principal } = request;
    await countMessage(deps, principal);
    const to_user_id = await answering(deps.db, principal, 'to_user_id', body.to_user_id);
    return say(request, await guestAt(deps.db, principal, principal.userId), {
      ...body,
      to_user_id,
    });
  },
});
