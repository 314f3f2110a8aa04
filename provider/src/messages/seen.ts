import { deskChannel, MESSAGE_SEEN_EVENT } from '@foyer/shared/contracts/provider/broadcast.ts';
import { SeenPayload } from '@foyer/shared/contracts/provider/conversation.ts';
import { PlainResponse } from '@foyer/shared/contracts/provider/response.ts';
import { defineCall } from '../http/call.ts';
import { findThread } from './find-thread.ts';
import { markSeen } from './mark-seen.ts';

export const threadSeen = defineCall({
  name: 'markThreadSeen',
  summary: 'The guest has read what the hotel answered in a thread, up to an id',
  tag: 'Messages',
  description:
    "Only where the hotel's `features` list `seen`. The time of the first call is kept. When the hotel reads, the guest gets `MessageSeen` on `private-messages.{guest's id}`.",
  example: { body: { last_id: 8 } },
  method: 'post',
  path: '/messages/:threadId/seen',
  access: 'signed-in',
  body: SeenPayload,
  response: PlainResponse,
  success: 200,
  errors: [404],
  async handle(request) {
    const { body, params, principal, deps } = request;
    const { thread } = await findThread(deps.db, principal, params.threadId, 'own');
    const seen = await markSeen(request, 'guest', thread.id, body.last_id);
    const forDesk = { ...seen, guest_id: principal.userId };
    if (seen) deps.publish(deskChannel(principal.hotelId), MESSAGE_SEEN_EVENT, forDesk);
    return {};
  },
});
