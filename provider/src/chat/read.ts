import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ChatResponse } from '@foyer/shared/contracts/provider/chat.ts';
import { SeenPayload } from '@foyer/shared/contracts/provider/conversation.ts';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { findGuest } from '../conversations/participants.ts';
import { chatMessages } from '../db/schema/correspondence.ts';
import { defineCall } from '../http/call.ts';
import { AfterQuery, sentId } from '../http/fields.ts';
import { chatMessage, chats } from './chat.ts';

const MAX_PAGE = 500;
/** Used when the query has no `limit`. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Selects messages newer than an id, the page before an id, or the newest. */
const HistoryQuery = z.extend(AfterQuery, {
  before_id: z.optional(sentId),
  limit: z.optional(
    z.string().check(
      z.regex(/^[1-9]\d{0,2}$/, 'Expected a number of messages'),
      z.refine((value) => Number(value) <= MAX_PAGE, `At most ${MAX_PAGE} at a time`),
    ),
  ),
});

export const quickChat = defineCall({
  name: 'getQuickChat',
  summary: "The guest's private chat with the hotel, oldest message first",
  description:
    "`after_id` selects newer messages. Where the hotel's `features` list `history-pages`, `limit` selects the newest ones and `before_id` older ones; without parameters the response is the whole chat. Ids grow in the order in which messages were stored. `from` is the sender's name, for the hotel always `Hotel Admin`. `client_id` is the sender's own id, `seen_at` when the other side read the message; both, `created_at` and `after_id` are optional.",
  method: 'get',
  path: endpoints.quickChat(),
  access: 'signed-in',
  query: HistoryQuery,
  response: ChatResponse,
  async handle({ query: { after_id, before_id, limit }, principal, deps: { db } }) {
    const guest = await findGuest(db, principal, principal.userId);
    const rows = await db
      .select()
      .from(chatMessages)
      .where(
        and(
          eq(chatMessages.guest_id, guest.id),
          gt(chatMessages.id, Number(after_id)),
          before_id ? lt(chatMessages.id, Number(before_id)) : undefined,
        ),
      )
      .orderBy(desc(chatMessages.id))
      .limit(limit ? Number(limit) : NO_LIMIT);
    return { data: rows.reverse().map((row) => chatMessage(row, guest)) };
  },
});

export const quickChatSeen = defineCall({
  name: 'markQuickChatSeen',
  summary: 'The guest has read what the hotel wrote, up to an id',
  description:
    "Only where the hotel's `features` list `seen`. The time of the first call is kept. When the hotel reads, the guest gets `QuickChatSeen` on `private-quick-chat.{guest's id}`.",
  method: 'post',
  path: endpoints.quickChatSeen,
  access: 'signed-in',
  body: SeenPayload,
  handle(request) {
    const { userId } = request.principal;
    return chats.markSeen(request, 'hotel', userId, userId);
  },
});
