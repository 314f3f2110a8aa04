import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { checklistGroups, checklistItems } from '../db/schema.ts';
import type { HotelFile } from '../hotel-file/hotel-file.ts';
import type { Change } from './records.ts';

const of = 'checklist';

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
  const existing = new Map((await checklistOf(tx, hotel_id)).map((group) => [group.name, group]));
  const changes: Change[] = [];
  for (const [order, { name, children }] of list.entries()) {
    const row = existing.get(name);
    existing.delete(name);
    const group_id = row?.id ?? (await addGroup(tx, { hotel_id, name, order }));
    if (!row) changes.push({ of, kind: 'added', name });
    else if (row.order !== order) {
      await tx.update(checklistGroups).set({ order }).where(eq(checklistGroups.id, row.id));
      changes.push({ of, kind: 'changed', name, fields: ['order'] });
    }
    const inGroup = await importItems(tx, group_id, children ?? [], row?.items ?? []);
    changes.push(...inGroup.map((change) => ({ ...change, name: `${name} → ${change.name}` })));
  }
  const removed = [...existing.values()];
  await tx.delete(checklistGroups).where(inArray(checklistGroups.id, idsOf(removed)));
  return [...changes, ...removed.map(({ name }) => ({ of, kind: 'removed', name }) as const)];
}

async function addGroup(
  tx: Transaction,
  group: typeof checklistGroups.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(checklistGroups).values(group).returning();
  if (!row) throw new Error(`The group ${group.name} was not stored`);
  return row.id;
}

async function importItems(
  tx: Transaction,
  group_id: number,
  list: readonly { name: string }[],
  rows: readonly (typeof checklistItems.$inferSelect)[],
): Promise<Change[]> {
  const existing = new Map(rows.map((row) => [row.name, row]));
  const changes: Change[] = [];
  for (const [order, { name }] of list.entries()) {
    const row = existing.get(name);
    existing.delete(name);
    if (!row) {
      await tx.insert(checklistItems).values({ group_id, name, order });
      changes.push({ of, kind: 'added', name });
    } else if (row.order !== order) {
      await tx.update(checklistItems).set({ order }).where(eq(checklistItems.id, row.id));
      changes.push({ of, kind: 'changed', name, fields: ['order'] });
    }
  }
  const removed = [...existing.values()];
  await tx.delete(checklistItems).where(inArray(checklistItems.id, idsOf(removed)));
  return [...changes, ...removed.map(({ name }) => ({ of, kind: 'removed', name }) as const)];
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
