import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { ChatResponse } from '@foyer/shared/contracts/provider/chat.ts';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { chatMessages, users } from '../db/schema.ts';
import { defineCall } from '../http/call.ts';
import { sentId } from '../http/paging.ts';
import { chatMessage } from './records.ts';

const MAX_PAGE = 500;
/** Used when the query has no `limit`. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Selects messages newer than an id, the page before an id, or the newest. */
const HistoryQuery = z.object({
  after_id: z.optional(sentId),
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
  tag: 'Messages',
  description:
    "`after_id` selects newer messages. Where the hotel's `features` list `history-pages`, `limit` selects the newest ones and `before_id` older ones; without parameters the response is the whole chat. Ids grow in the order in which messages were stored. `from` is the sender's name, for the hotel always `Hotel Admin`. `client_id` is the sender's own id, `seen_at` when the other side read the message; both, `created_at` and `after_id` are optional.",
  example: {
    data: [
      {
        id: 41,
        body: 'Is the rooftop open tonight?',
        from: 'Amelia Hart',
        from_user_id: 2,
        to_user_id: 1,
        created_at: '2026-05-01T08:30:00.000Z',
        client_id: '0b9a1f8e-7f0e-4b53-9a55-2f1f0a6f6d11',
        seen_at: '2026-05-01T08:31:00.000Z',
      },
      {
        id: 42,
        body: 'It is, until eleven.',
        from: 'Hotel Admin',
        from_user_id: 1,
        to_user_id: 2,
        created_at: '2026-05-01T08:32:00.000Z',
        client_id: null,
        seen_at: null,
      },
    ],
  },
  method: 'get',
  path: endpoints.quickChat(),
  access: 'signed-in',
  query: HistoryQuery,
  response: ChatResponse,
  success: 200,
  errors: [],
  async handle({ query: { after_id, before_id, limit }, principal, deps: { db } }) {
    const rows = await db
      .select({ message: chatMessages, guest: { id: users.id, name: users.name } })
      .from(chatMessages)
      .innerJoin(users, eq(users.id, chatMessages.guest_id))
      .where(
        and(
          eq(chatMessages.guest_id, principal.userId),
          after_id ? gt(chatMessages.id, Number(after_id)) : undefined,
          before_id ? lt(chatMessages.id, Number(before_id)) : undefined,
        ),
      )
      .orderBy(desc(chatMessages.id))
      .limit(limit ? Number(limit) : NO_LIMIT);
    return { data: rows.reverse().map(({ message, guest }) => chatMessage(message, guest)) };
  },
});
