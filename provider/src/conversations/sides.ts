import type { Seen } from '@foyer/shared/contracts/provider/broadcast.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

export type Side = 'guest' | 'hotel';

/** Selects rows written by one side; a sender other than the guest, or deleted, is the hotel. */
export function writtenBy(side: Side, sender: PgColumn, guest: PgColumn): SQL {
  return side === 'guest' ? eq(sender, guest) : sql`${sender} is distinct from ${guest}`;
}

/** Builds the event for the rows just marked as read; undefined for no rows. */
export function seenEvent(rows: { id: number }[], seen_at: Date): Seen | undefined {
  if (rows.length === 0) return undefined;
  const last_id = rows.reduce((last, { id }) => Math.max(last, id), 0);
  return { last_id, seen_at: seen_at.toISOString() };
}
