import { and, lt, lte, type SQL, sql } from 'drizzle-orm';
import { writtenBy } from '../conversations/sides.ts';
import type { Transaction } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { chatMessages, mailNotices, messages } from '../db/schema/correspondence.ts';
import { instantOf, mailTimes, type UnseenPage } from './mail-times.ts';

/** Claims the conversations with unseen messages of the hotel, by their `mail_notices` rows. */
export async function claimMessages(tx: Transaction, now: Date): Promise<UnseenPage[]> {
  const { last_id, mailed_at, guest_id, thread_id } = mailNotices;
  const notices = await tx
    .insert(mailNotices)
    .select(unseenConversations(now))
    .onConflictDoUpdate({
      target: [guest_id, thread_id],
      set: { last_id: sql`excluded.last_id`, mailed_at: now },
      setWhere: and(lt(last_id, sql`excluded.last_id`), lte(mailed_at, mailTimes(now).lastMail)),
    })
    .returning();
  return notices.map((notice) => ({
    guestId: notice.guest_id,
    page: notice.thread_id === null ? 'chat' : `messages/${notice.thread_id}`,
  }));
}

/** Selects a `mail_notices` row per conversation, in a fixed order that prevents deadlocks. */
function unseenConversations(now: Date): SQL {
  const { oldest, newest } = mailTimes(now);
  const unseenIn = (table: typeof chatMessages | typeof messages, thread: SQL) => sql`
    select ${table.guest_id} as guest, ${thread} as thread, max(${table.id}), ${instantOf(now)}
    from ${table} join ${users} on ${users.id} = ${table.guest_id}
    where ${writtenBy('hotel', table.sender_id, table.guest_id)}
      and ${table.seen_at} is null and ${users.mail_messages}
      and ${table.created_at} > ${instantOf(oldest)} and ${table.created_at} <= ${instantOf(newest)}`;
  return sql`
    ${unseenIn(chatMessages, sql`null::integer`)} group by 1
    union all
    ${unseenIn(messages, sql`${messages.parent_id}`)} and ${messages.parent_id} is not null
    group by 1, 2
    order by 1, 2`;
}
