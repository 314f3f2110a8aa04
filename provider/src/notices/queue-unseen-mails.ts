import { and, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { writtenBy } from '../conversations/sides.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { chatMessages, mailNotices, messages } from '../db/schema/correspondence.ts';
import { hotels } from '../db/schema/hotels.ts';
import { type Mail, queueMail } from '../mail/queue.ts';

const MINUTE_MS = 60_000;
/** Age at which an unseen message is mailed. */
const MIN_AGE_MS = 10 * MINUTE_MS;
/** Minimum time between two mails about one conversation. */
const MIN_INTERVAL_MS = 60 * MINUTE_MS;
/** Older messages are not mailed, and older notices are deleted. */
const MAX_AGE_MS = 24 * 60 * MINUTE_MS;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * Queues a mail per conversation with unseen messages of the hotel; returns the count.
 * Each message is mailed once: one transaction claims the notice and queues the mail, so only one of
 * several processes does both.
 */
export function queueUnseenMails(db: Database, publicUrl: string, now: Date): Promise<number> {
  const { last_id, mailed_at, guest_id, thread_id } = mailNotices;
  return db.transaction(async (tx) => {
    const notices = await tx
      .insert(mailNotices)
      .select(unseenConversations(now))
      .onConflictDoUpdate({
        target: [guest_id, thread_id],
        set: { last_id: sql`excluded.last_id`, mailed_at: now },
        setWhere: and(
          lt(last_id, sql`excluded.last_id`),
          lte(mailed_at, before(now, MIN_INTERVAL_MS)),
        ),
      })
      .returning();
    const guests = await tx
      .select({ id: users.id, to: users.email, hotel: hotels.name, slug: hotels.slug })
      .from(users)
      .innerJoin(hotels, eq(hotels.id, users.hotel_id))
      .where(
        inArray(
          users.id,
          notices.map((notice) => notice.guest_id),
        ),
      );
    const byId = new Map(guests.map((guest) => [guest.id, guest]));
    for (const notice of notices) {
      const guest = byId.get(notice.guest_id);
      const mail = guest && unseenMail(publicUrl, guest, notice.thread_id);
      if (mail) await queueMail(tx, mail, { now, deliver: true });
    }
    return notices.length;
  });
}

/** Selects a `mail_notices` row per conversation, in a fixed order that prevents deadlocks. */
function unseenConversations(now: Date): SQL {
  const { id, guest_id, from_user_id, seen_at, created_at } = chatMessages;
  const timestamp = sql`${now.toISOString()}::timestamptz`;
  return sql`
    select ${guest_id}, null::integer, max(${id}), ${timestamp}
    from ${chatMessages} join ${users} on ${users.id} = ${guest_id}
    where ${writtenBy('hotel', from_user_id, guest_id)} and ${isDue(seen_at, created_at, now)}
    group by 1
    union all
    select ${messages.guest_id}, ${messages.parent_id}, max(${messages.id}), ${timestamp}
    from ${messages} join ${users} on ${users.id} = ${messages.guest_id}
    where ${messages.parent_id} is not null
      and ${writtenBy('hotel', messages.sender_id, messages.guest_id)}
      and ${isDue(messages.seen_at, messages.created_at, now)}
    group by 1, 2
    order by 1, 2`;
}

function isDue(seenAt: PgColumn, createdAt: PgColumn, now: Date): SQL {
  const [from, to] = [before(now, MAX_AGE_MS), before(now, MIN_AGE_MS)].map((time) =>
    time.toISOString(),
  );
  return sql`${seenAt} is null and ${users.mail_messages}
    and ${createdAt} > ${from}::timestamptz and ${createdAt} <= ${to}::timestamptz`;
}

/** Deletes notices that cover only messages too old to be mailed. */
export async function deleteOldNotices(db: Database, now: Date): Promise<void> {
  await db.delete(mailNotices).where(lt(mailNotices.mailed_at, before(now, MAX_AGE_MS)));
}

type Recipient = { to: string; hotel: string; slug: string };

/** Writes the mail without message text and with the link alone on the last line. */
function unseenMail(
  publicUrl: string,
  { to, hotel, slug }: Recipient,
  threadId: number | null,
): Mail {
  const page = threadId === null ? 'chat' : `messages/${threadId}`;
  return {
    to,
    subject: `A message from ${hotel}`,
    text: `Hello,

${hotel} has written to you. You can read it and answer in the app. If you would rather not be told by mail, switch it off in the app's menu.

${publicUrl}/${slug}/dashboard/${page}`,
  };
}
