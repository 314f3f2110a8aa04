import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { requests } from '../db/schema.ts';
import { createGuest, createHotel } from '../testing/fixtures.ts';
import { TEST_SERVER } from '../testing/temporary-database.ts';
import { DATABASE } from '../testing/test-databases.ts';
import { recordRequest } from './record-request.ts';

/** Several connections are needed to record two at once; PGlite has one. */
describe.skipIf(!TEST_SERVER)('two requests at once at one hotel', () => {
  it('API-15 come to be seen in the order of their ids: `after_id` passes none over', async () => {
    const { db, close } = await DATABASE.open();
    const hotel = await createHotel(db);
    const { id: userId } = await createGuest(db, hotel);
    const guest = { tokenId: 0, userId, hotelId: hotel.id, role: 'guest' as const };
    const asked = {
      kind: 'enquiry' as const,
      name: 'Noor',
      email: 'noor@example.com',
      phone: '1',
      created_at: new Date(),
    };
    const waiting = () =>
      db.$count(
        sql`(select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`,
      );

    const gate = Promise.withResolvers<void>();
    const recorded = Promise.withResolvers<void>();
    const first = db.transaction(async (tx) => {
      const { id } = await recordRequest(tx, guest, asked);
      recorded.resolve();
      await gate.promise;
      return id;
    });
    await recorded.promise;
    const second = db.transaction(async (tx) => (await recordRequest(tx, guest, asked)).id);
    await expect.poll(waiting).toBe(1);
    expect(await db.$count(requests)).toBe(0);
    gate.resolve();
    expect(await second).toBeGreaterThan(await first);
    await close();
  });
});
