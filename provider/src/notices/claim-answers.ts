import { and, asc, eq, gt, inArray, isNull, lt, lte, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/database.ts';
import { users } from '../db/schema/accounts.ts';
import { requests } from '../db/schema/correspondence.ts';
import { mailTimes, REQUESTS_PAGE, type UnseenPage } from './mail-times.ts';

/**
 * Claims the unseen answers to requests. All requests of a guest are one page and so one
 * conversation. Of two processes the second skips the rows that the first has locked.
 */
export async function claimAnswers(tx: Transaction, now: Date): Promise<UnseenPage[]> {
  const { id, user_id, answered_at, answer_seen_at, answer_mailed_at } = requests;
  const { oldest, newest, lastMail } = mailTimes(now);
  const mailed = alias(requests, 'mailed');
  const recentMail = tx
    .select({ id: mailed.id })
    .from(mailed)
    .where(and(eq(mailed.user_id, user_id), gt(mailed.answer_mailed_at, lastMail)));
  const unseen = await tx
    .select({ id, user_id })
    .from(requests)
    .innerJoin(users, eq(users.id, user_id))
    .where(
      and(
        users.mail_messages,
        isNull(answer_seen_at),
        gt(answered_at, oldest),
        lte(answered_at, newest),
        or(isNull(answer_mailed_at), lt(answer_mailed_at, answered_at)),
        notExists(recentMail),
      ),
    )
    .orderBy(asc(id))
    .for('update', { of: requests, skipLocked: true });
  if (unseen.length === 0) return [];
  await tx
    .update(requests)
    .set({ answer_mailed_at: now })
    .where(
      inArray(
        id,
        unseen.map((request) => request.id),
      ),
    );
  const guestIds = new Set(unseen.map((request) => request.user_id));
  return [...guestIds].map((guestId) => ({ guestId, page: REQUESTS_PAGE }));
}
