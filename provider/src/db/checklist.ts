import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { checklistGroups, checklistItems } from './schema/hotels.ts';

/** Reads a hotel's checklist: groups with their items, both in display order. */
export async function checklistOf(db: Database, hotelId: number) {
  const rows = await db
    .select({
      groupId: checklistGroups.id,
      group: checklistGroups.name,
      item: { id: checklistItems.id, name: checklistItems.name },
    })
    .from(checklistGroups)
    .leftJoin(checklistItems, eq(checklistItems.group_id, checklistGroups.id))
    .where(eq(checklistGroups.hotel_id, hotelId))
    .orderBy(checklistGroups.order, checklistGroups.id, checklistItems.order, checklistItems.id);
  return [...Map.groupBy(rows, ({ groupId }) => groupId).values()].map((ofGroup) => ({
    name: ofGroup[0]?.group ?? '',
    children: ofGroup.flatMap(({ item }) => item ?? []),
  }));
}
