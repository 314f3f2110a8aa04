import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { MAX_MESSAGE_LENGTH } from '@foyer/shared/contracts/provider/conversation.ts';
import {
  Reply,
  ReplyPayload,
  Thread,
  ThreadPayload,
} from '@foyer/shared/contracts/provider/messages.ts';
import { responseOf } from '@foyer/shared/contracts/provider/response.ts';
import * as z from 'zod/mini';
import { clientId, MESSAGES } from '../conversations/message-fields.ts';
import { defineCall } from '../http/call.ts';
import { storable } from '../http/fields.ts';
import { countHit } from '../http/rate-limit.ts';
import { findThread, threadMessages } from './threads.ts';

/** Combines the contract's two payloads in one object, so each error is reported by field. */
const SendBody = z
  .object({
    subject: z.optional(
      z.nullable(ThreadPayload.shape.subject.check(...storable(MAX_MESSAGE_LENGTH))),
    ),
    message: ReplyPayload.shape.message.check(...storable(MAX_MESSAGE_LENGTH)),
    parent_id: z.optional(z.nullable(ReplyPayload.shape.parent_id)),
    receiver_id: z.optional(ReplyPayload.shape.receiver_id),
    client_id: clientId,
  })
  .check(
    z.refine(({ parent_id, subject }) => (parent_id ?? subject ?? null) !== null, {
      error: '*Required',
      path: ['subject'],
    }),
  );

export const sendMessage = defineCall({
  name: 'sendMessage',
  summary: 'A guest opens a thread, or answers in one',
  description:
    "With `parent_id` the message is a reply in that thread, without it a new thread, which needs a `subject`. `receiver_id` is the receiving admin, null or omitted for any admin. A repeated `client_id` of the same guest is stored once, without a time limit, and gets the stored message; with another text, subject, thread or receiver it is a 422. The message is published as `SendMessageEvent` on `private-messages.{guest's id}`, but not to the connection named by `X-Socket-ID`.",
  method: 'post',
  path: endpoints.sendMessage,
  access: 'signed-in',
  body: SendBody,
  response: responseOf(z.union([Reply, Thread])),
  success: 201,
  async handle(request) {
    const { body, deps, principal } = request;
    const { subject, receiver_id, parent_id = null, ...fields } = body;
    await countHit(deps, MESSAGES, String(principal.userId));
    if (parent_id !== null) await findThread(deps.db, principal, parent_id, 'own');
    return threadMessages.recordOfGuest(request, receiver_id, {
      ...fields,
      parent_id,
      subject: parent_id === null ? subject : null,
    });
  },
});
