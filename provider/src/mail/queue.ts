import type { Transaction } from '../db/database.ts';
import { mails } from '../db/schema.ts';

export type Mail = { to: string; subject: string; text: string };

/**
 * Queues mail in the transaction of what it reports. With `deliver` false it costs the same work
 * and is never sent: its address belongs to nobody, which an answer's time must not tell.
 */
export async function queueMail(
  tx: Transaction,
  { to, subject, text }: Mail,
  { now, deliver }: { now: Date; deliver: boolean },
): Promise<void> {
  await tx
    .insert(mails)
    .values({ recipient: to, subject, text, deliver, created_at: now, due_at: now });
}
