import { responseOf } from '@foyer/shared/contracts/provider/response.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { users } from '../db/schema/accounts.ts';
import { type Call, defineCall } from '../http/call.ts';
import { AfterQuery, PAGE } from '../http/fields.ts';
import type { Guest } from './message-fields.ts';
import { guestColumns } from './participants.ts';

type List<Table extends PgTable, Entry> = Pick<Call, 'name' | 'summary' | 'path'> & {
  /** Further sentences of the description. */
  notes?: string;
  table: Table;
  /** The column of the guest's id. */
  guestId: PgColumn;
  schema: z.ZodMiniType<Entry>;
  entryOf: (row: Table['$inferSelect'], guest: Guest) => Entry;
};

/** Defines a call that lists a table's rows of the admin's hotel with their guests, oldest first. */
export function deskList<Table extends PgTable & Record<'id' | 'hotel_id', PgColumn>, Entry>({
  table,
  guestId,
  schema,
  entryOf,
  notes = '',
  ...texts
}: List<Table, Entry>): Call {
  return defineCall({
    ...texts,
    description: `${PAGE} at a time; the next are those \`after_id\` of the last.${notes}`,
    method: 'get',
    access: 'admin',
    query: AfterQuery,
    response: responseOf(z.array(schema as z.ZodMiniType)),
    async handle({ query, principal, deps: { db } }) {
      const rows = await db
        .select({ row: table as PgTable, guest: guestColumns })
        .from(table as PgTable)
        .innerJoin(users, eq(users.id, guestId))
        .where(and(eq(table.hotel_id, principal.hotelId), gt(table.id, Number(query.after_id))))
        .orderBy(asc(table.id))
        .limit(PAGE);
      return { data: rows.map(({ row, guest }) => entryOf(row, guest)) };
    },
  });
}
