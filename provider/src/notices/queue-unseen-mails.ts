import { and, eq, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { writtenBy } from '../conversations/sides.ts';
import { startLoop } from '../db/background-loop.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { chatMessages, mailNotices, messages } from '../db/schema/correspondence.ts';
import { hotels } from '../db/schema/hotels.ts';
import type { Deps } from '../http/deps.ts';
import { type Mail, queueMail } from '../mail/queue.ts';

const MINUTE_MS = 60_000;
/** Age at which an unseen message is mailed. */
const MIN_AGE_MS = 10 * MINUTE_MS;
/** Minimum time between two mails about one conversation. */
const MIN_INTERVAL_MS = 60 * MINUTE_MS;
/** Older messages are not mailed; the sweep deletes notices of this age. */
const MAX_AGE_MS = 24 * 60 * MINUTE_MS;

const INTERVAL_MS = 30_000;

type Options = Pick<Deps, 'db' | 'log' | 'onMailQueued' | 'publicUrl'>;

/** Queues mails about unseen messages at an interval and wakes the mail loop. */
export function startNoticeLoop({ db, log, onMailQueued, publicUrl }: Options) {
  const queueMails = async () => {
    if ((await queueUnseenMails(db, publicUrl)) > 0) onMailQueued();
  };
  const message = 'mails about unseen messages could not be queued';
  return startLoop(queueMails, INTERVAL_MS, { log, message });
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/**
 * Queues a mail per conversation with unseen messages of the hotel; returns the count.
 * Each message is mailed once: one transaction claims the notice and queues the mail, so only one of
 * several processes does both.
 */
export function queueUnseenMails(db: Database, publicUrl: string): Promise<number> {
  const now = new Date();
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
    const guestIds = notices.map((notice) => notice.guest_id);
    const guests = await tx
      .select({ id: users.id, to: users.email, hotel: hotels.name, slug: hotels.slug })
      .from(users)
      .innerJoin(hotels, eq(hotels.id, users.hotel_id))
      .where(inArray(users.id, guestIds));
    for (const { guest_id: guestId, thread_id: threadId } of notices) {
      const guest = guests.find(({ id }) => id === guestId);
      if (guest) await queueMail(tx, unseenMail(publicUrl, guest, threadId), { deliver: true });
    }
    return notices.length;
  });
}

/** Selects a `mail_notices` row per conversation, in a fixed order that prevents deadlocks. */
function unseenConversations(now: Date): SQL {
  const [from, to] = [before(now, MAX_AGE_MS), before(now, MIN_AGE_MS)];
  const unseenIn = (table: typeof chatMessages | typeof messages, thread: SQL) => sql`
    select ${table.guest_id} as guest, ${thread} as thread, max(${table.id}), ${instantOf(now)}
    from ${table} join ${users} on ${users.id} = ${table.guest_id}
    where ${writtenBy('hotel', table.sender_id, table.guest_id)}
      and ${table.seen_at} is null and ${users.mail_messages}
      and ${table.created_at} > ${instantOf(from)} and ${table.created_at} <= ${instantOf(to)}`;
  return sql`
    ${unseenIn(chatMessages, sql`null::integer`)} group by 1
    union all
    ${unseenIn(messages, sql`${messages.parent_id}`)} and ${messages.parent_id} is not null
    group by 1, 2
    order by 1, 2`;
}

const instantOf = (time: Date) => sql`${time.toISOString()}::timestamptz`;

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
