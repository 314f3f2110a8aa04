import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { requests } from '../db/schema/correspondence.ts';
import { createGuest, createHotel } from '../testing/fixtures.ts';
import { TEST_SERVER } from '../testing/temporary-database.ts';
import { DEFAULT_DATABASE } from '../testing/test-databases.ts';
import { recordRequest } from './record-request.ts';

/** Two concurrent transactions need several connections; PGlite has one. */
describe.skipIf(!TEST_SERVER)('two concurrent requests at one hotel', () => {
  test('API-15 become visible in the order of their ids, so `after_id` skips none', async () => {
    const { db, close } = await DEFAULT_DATABASE.open();
    const hotel = await createHotel(db);
    const { id: userId } = await createGuest(db, hotel);
    const guest = { tokenId: 0, userId, hotelId: hotel.id, role: 'guest' as const };
    const newRequest = {
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
      const { id } = await recordRequest(tx, guest, newRequest);
      recorded.resolve();
      await gate.promise;
      return id;
    });
    await recorded.promise;
    const second = db.transaction(async (tx) => (await recordRequest(tx, guest, newRequest)).id);
    await expect.poll(waiting).toBe(1);
    expect(await db.$count(requests)).toBe(0);
    gate.resolve();
    expect(await second).toBeGreaterThan(await first);
    await close();
  });
});
