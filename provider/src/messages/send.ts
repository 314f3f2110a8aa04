import * as endpoints from '@foyer/shared/api/endpoints';
import { answerOf } from '@foyer/shared/contracts/answer';
import { MESSAGE_LENGTH } from '@foyer/shared/contracts/conversation';
import { Reply, ReplyPayload, Thread, ThreadPayload } from '@foyer/shared/contracts/messages';
import * as z from 'zod/mini';
import { countMessage } from '../conversations/limits.ts';
import { clientId } from '../conversations/parts.ts';
import { answering, guestAt } from '../conversations/people.ts';
import { defineCall } from '../http/call.ts';
import { storable } from '../http/text.ts';
import { THREAD } from './examples.ts';
import { findThread } from './find-thread.ts';
import { write } from './write.ts';

/** What both payloads of the contract may be, in one: so each broken rule is told at its field. */
const SendBody = z
  .object({
    subject: z.optional(z.nullable(ThreadPayload.shape.subject.check(...storable(MESSAGE_LENGTH)))),
    message: ReplyPayload.shape.message.check(...storable(MESSAGE_LENGTH)),
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
  tag: 'Messages',
  description:
    "With `parent_id` it is a reply in that thread, without it a new thread, which needs a `subject`. `receiver_id` is the admin it is for, null or none whoever answers. The same `client_id` of the same guest is recorded once, for ever, and answered with what it made. The message is told as `SendMessageEvent` on `private-messages.{guest's id}`, but not to the connection named by `X-Socket-ID`.",
  example: {
    body: { subject: THREAD.subject, message: THREAD.message },
    data: { ...THREAD, seen_at: null },
  },
  method: 'post',
  path: endpoints.sendMessage,
  access: 'signed-in',
  body: SendBody,
  answer: answerOf(z.union([Reply, Thread])),
  success: 201,
  refusals: [404, 429],
  async handle(request) {
    const { body, deps, principal } = request;
    const { subject, receiver_id: named, parent_id = null, ...words } = body;
    await countMessage(deps, principal);
    if (parent_id !== null) await findThread(deps.db, principal, parent_id, 'own');
    const receiver_id = await answering(deps.db, principal, 'receiver_id', named);
    return write(request, await guestAt(deps.db, principal, principal.userId), {
      ...words,
      parent_id,
      subject: parent_id === null ? subject : null,
      receiver_id,
    });
  },
});
