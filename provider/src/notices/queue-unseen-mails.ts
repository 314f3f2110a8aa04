import { eq, inArray } from 'drizzle-orm';
import { startLoop } from '../db/background-loop.ts';
import type { Database, Transaction } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { hotels } from '../db/schema/hotels.ts';
import type { Deps } from '../http/deps.ts';
import { type Mail, queueMail } from '../mail/queue.ts';
import { claimAnswers } from './claim-answers.ts';
import { claimMessages } from './claim-messages.ts';
import { REQUESTS_PAGE } from './mail-times.ts';

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

/**
 * Queues a mail per conversation with unseen messages of the hotel, and one per guest about unseen
 * answers to requests; returns the count. Each message is mailed once: one transaction claims it and
 * queues the mail, so only one of several processes does both.
 */
export function queueUnseenMails(db: Database, publicUrl: string): Promise<number> {
  const now = new Date();
  return db.transaction(async (tx) => {
    const pages = [...(await claimMessages(tx, now)), ...(await claimAnswers(tx, now))];
    const guests = await recipients(
      tx,
      pages.map(({ guestId }) => guestId),
    );
    for (const { guestId, page } of pages) {
      const guest = guests.find(({ id }) => id === guestId);
      if (guest) await queueMail(tx, unseenMail(publicUrl, guest, page), { deliver: true });
    }
    return pages.length;
  });
}

const recipients = (tx: Transaction, guestIds: number[]) =>
  tx
    .select({ id: users.id, to: users.email, hotel: hotels.name, slug: hotels.slug })
    .from(users)
    .innerJoin(hotels, eq(hotels.id, users.hotel_id))
    .where(inArray(users.id, guestIds));

type Recipient = { to: string; hotel: string; slug: string };

/** Writes the mail without message text and with the link alone on the last line. */
function unseenMail(publicUrl: string, { to, hotel, slug }: Recipient, page: string): Mail {
  const isAnswer = page === REQUESTS_PAGE;
  const news = isAnswer
    ? 'has answered your request. You can read the answer in the app.'
    : 'has written to you. You can read it and answer in the app.';
  return {
    to,
    subject: `${isAnswer ? 'An answer' : 'A message'} from ${hotel}`,
    text: `Hello,

${hotel} ${news} If you would rather not be told by mail, switch it off in the app's menu.

${publicUrl}/${slug}/dashboard/${page}`,
  };
}
