import * as endpoints from '@foyer/shared/api/endpoints';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../db/in-order.ts';
import { chatMessages, messages } from '../db/schema.ts';
import { hotelApp } from '../testing/hotel-app.ts';
import { TEST_SERVER } from '../testing/temporary-database.ts';

/** Several connections are needed to record two at once; PGlite has one. */
describe.skipIf(!TEST_SERVER)('what is said at one hotel while something is being recorded', () => {
  const own = hotelApp();

  it('API-15 API-18 comes to be seen after it: `after_id` passes none over', async () => {
    const { app, guest, admin, hotel } = own;
    const waiting = () =>
      app.db.$count(
        sql`(select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`,
      );
    const thread = { subject: 'Late', message: 'After midnight' };
    const { id } = (await app.post(endpoints.sendMessage, thread, guest)).body.data;

    const gate = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const recording = app.db.transaction(async (tx) => {
      await inOrder(tx, hotel.id);
      locked.resolve();
      await gate.promise;
    });
    await locked.promise;
    const said = Promise.all([
      app.post(endpoints.sendQuickChat, { body: 'Hello', to_user_id: null }, guest),
      app.post('/admin/quick-chat/send', { to: guest.id, body: 'Welcome' }, admin),
      app.post(endpoints.sendMessage, thread, guest),
      app.post(`/admin/messages/${id}/reply`, { message: 'All night.' }, admin),
    ]);
    await expect.poll(waiting).toBe(4);
    expect([await app.db.$count(chatMessages), await app.db.$count(messages)]).toEqual([0, 1]);
    gate.resolve();
    await recording;
    expect((await said).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  });
});
