import { and, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { writtenBy } from '../conversations/sides.ts';
import type { Database } from '../db/database.ts';
import { chatMessages, hotels, mailNotices, messages, users } from '../db/schema.ts';
import { queueMail } from '../mail/queue.ts';
import { unseenMail } from './unseen-mail.ts';

const MINUTE_MS = 60_000;
/** How long a message may stay unseen before it is told. */
const UNSEEN_MS = 10 * MINUTE_MS;
/** Between two mails of one conversation. */
const QUIET_MS = 60 * MINUTE_MS;
/** What is older is no news, nor need it be kept that it was told. */
const NEWS_MS = 24 * 60 * MINUTE_MS;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * Queues a mail for each conversation in which the hotel's words stay unseen, and answers how many.
 * Each message is told once. To claim it and to queue its mail are one transaction: of several
 * processes one does both.
 */
export function tellUnseen(db: Database, publicUrl: string, now: Date): Promise<number> {
  const { last_id, mailed_at, guest_id, thread_id } = mailNotices;
  return db.transaction(async (tx) => {
    const told = await tx
      .insert(mailNotices)
      .select(unseen(now))
      .onConflictDoUpdate({
        target: [guest_id, thread_id],
        set: { last_id: sql`excluded.last_id`, mailed_at: now },
        setWhere: and(lt(last_id, sql`excluded.last_id`), lte(mailed_at, before(now, QUIET_MS))),
      })
      .returning();
    const guests = await tx
      .select({ id: users.id, to: users.email, hotel: hotels.name, slug: hotels.slug })
      .from(users)
      .innerJoin(hotels, eq(hotels.id, users.hotel_id))
      .where(
        inArray(
          users.id,
          told.map((notice) => notice.guest_id),
        ),
      );
    const byId = new Map(guests.map((guest) => [guest.id, guest]));
    for (const notice of told) {
      const guest = byId.get(notice.guest_id);
      const mail = guest && unseenMail(publicUrl, guest, notice.thread_id);
      if (mail) await queueMail(tx, mail, { now, deliver: true });
    }
    return told.length;
  });
}

/** Rows for `mail_notices`, one for each conversation, in an order in which no two wait for each other. */
function unseen(now: Date): SQL {
  const { id, guest_id, from_user_id, seen_at, created_at } = chatMessages;
  const moment = sql`${now.toISOString()}::timestamptz`;
  return sql`
    select ${guest_id}, null::integer, max(${id}), ${moment}
    from ${chatMessages} join ${users} on ${users.id} = ${guest_id}
    where ${writtenBy('hotel', from_user_id, guest_id)} and ${isNews(seen_at, created_at, now)}
    group by 1
    union all
    select ${messages.guest_id}, ${messages.parent_id}, max(${messages.id}), ${moment}
    from ${messages} join ${users} on ${users.id} = ${messages.guest_id}
    where ${messages.parent_id} is not null
      and ${writtenBy('hotel', messages.sender_id, messages.guest_id)}
      and ${isNews(messages.seen_at, messages.created_at, now)}
    group by 1, 2
    order by 1, 2`;
}

function isNews(seenAt: PgColumn, createdAt: PgColumn, now: Date): SQL {
  const [from, to] = [before(now, NEWS_MS), before(now, UNSEEN_MS)].map((moment) =>
    moment.toISOString(),
  );
  return sql`${seenAt} is null and ${users.mail_messages}
    and ${createdAt} > ${from}::timestamptz and ${createdAt} <= ${to}::timestamptz`;
}

/** Deletes notices of which everything told is no news any more. */
export async function forgetNotices(db: Database, now: Date): Promise<void> {
  await db.delete(mailNotices).where(lt(mailNotices.mailed_at, before(now, NEWS_MS)));
}
