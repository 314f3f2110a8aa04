import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { checklistGroups, checklistItems } from '../db/schema/hotels.ts';
import type { HotelFile } from '../hotel-file/hotel-file.ts';
import type { Change } from './records.ts';
import { changesOf, replaceRows, storeRow } from './store-rows.ts';

const of = 'checklist';
const nameOf = ({ name }: { name: string }) => name;

type Group = NonNullable<HotelFile['checklist']>[number];

/** Reads a hotel's checklist: groups with their items, both in order. */
export async function checklistOf(db: Database, hotelId: number) {
  const groups = await db
    .select()
    .from(checklistGroups)
    .where(eq(checklistGroups.hotel_id, hotelId))
    .orderBy(asc(checklistGroups.order), asc(checklistGroups.id));
  const ids = groups.map(({ id }) => id);
  const items = await db
    .select()
    .from(checklistItems)
    .where(inArray(checklistItems.group_id, ids))
    .orderBy(asc(checklistItems.order), asc(checklistItems.id));
  const byGroup = Map.groupBy(items, ({ group_id }) => group_id);
  return groups.map((group) => ({ ...group, items: byGroup.get(group.id) ?? [] }));
}

/** Replaces a hotel's checklist by the list; groups and items keep their rows by name. */
export async function importChecklist(
  tx: Transaction,
  hotel_id: number,
  list: readonly Group[],
): Promise<Change[]> {
  return replaceRows(of, list, await checklistOf(tx, hotel_id), {
    nameOf,
    async store({ name, children = [] }, row, order) {
      const wanted = { hotel_id, name, order };
      const { id, changed } = await storeRow(tx, checklistGroups, row, wanted);
      const inGroup = await importItems(tx, id, children ?? [], row?.items ?? []);
      return [
        ...changesOf(of, name, row, changed),
        ...inGroup.map((change) => ({ ...change, name: `${name} → ${change.name}` })),
      ];
    },
    remove: (ids) => tx.delete(checklistGroups).where(inArray(checklistGroups.id, ids)),
  });
}

function importItems(
  tx: Transaction,
  group_id: number,
  list: readonly { name: string }[],
  rows: readonly (typeof checklistItems.$inferSelect)[],
): Promise<Change[]> {
  return replaceRows(of, list, rows, {
    nameOf,
    async store({ name }, row, order) {
      const { changed } = await storeRow(tx, checklistItems, row, { group_id, name, order });
      return changesOf(of, name, row, changed);
    },
    remove: (ids) => tx.delete(checklistItems).where(inArray(checklistItems.id, ids)),
  });
}
