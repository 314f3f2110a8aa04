import type { Transaction } from '../db/database.ts';
import { mails } from '../db/schema/server-state.ts';

export type Mail = { to: string; subject: string; text: string };

/**
 * Queues a mail in the caller's transaction. With `deliver` false the mail is never sent but costs
 * the same work, so response times do not reveal unknown addresses.
 */
export async function queueMail(
  tx: Transaction,
  { to, subject, text }: Mail,
  { deliver }: { deliver: boolean },
): Promise<void> {
  await tx.insert(mails).values({ recipient: to, subject, text, deliver });
}
