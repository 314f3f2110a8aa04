import type { Seen } from '@foyer/shared/contracts/broadcast';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export type Side = 'guest' | 'hotel';

/** Whether a row was written by this side; who is not the guest, or is gone, is the hotel. */
export function writtenBy(side: Side, sender: PgColumn, guest: PgColumn): SQL {
  return side === 'guest' ? eq(sender, guest) : sql`${sender} is distinct from ${guest}`;
}

/** What has just been read, where anything had not been before. */
export function seenUpTo(rows: { id: number }[], seen_at: Date): Seen | undefined {
  if (rows.length === 0) return undefined;
  const last_id = rows.reduce((last, { id }) => Math.max(last, id), 0);
  return { last_id, seen_at: seen_at.toISOString() };
}
