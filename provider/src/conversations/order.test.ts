import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { lockHotel } from '../db/hotels.ts';
import { chatMessages, messages, requests } from '../db/schema/correspondence.ts';
import { hotelApp } from '../testing/hotel-app.ts';
import { TEST_SERVER } from '../testing/temporary-database.ts';

/** Two concurrent transactions need several connections; PGlite has one. */
describe.skipIf(!TEST_SERVER)(
  'a message or request sent during another transaction of the hotel',
  () => {
    const context = hotelApp();

    test('API-65 becomes visible after it, so `after_id` skips none', async () => {
      const { app, guest, admin, hotel } = context;
      const waiting = () =>
        app.db.$count(
          sql`(select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`,
        );
      const thread = { subject: 'Late', message: 'After midnight' };
      const contactDetails = { name: 'Noor', email: 'noor@example.com', phone: '447700900123' };
      const enquiry = { ...contactDetails, message: 'Free?', category_id: null, type: 'Parking' };
      const { id } = (await app.post(endpoints.sendMessage, thread, guest)).body.data;

      const gate = Promise.withResolvers<void>();
      const locked = Promise.withResolvers<void>();
      const recording = app.db.transaction(async (tx) => {
        await lockHotel(tx, hotel.id);
        locked.resolve();
        await gate.promise;
      });
      await locked.promise;
      const sent = Promise.all([
        app.post(endpoints.sendQuickChat, { body: 'Hello', to_user_id: null }, guest),
        app.post('/admin/quick-chat/send', { to: guest.id, body: 'Welcome' }, admin),
        app.post(endpoints.sendMessage, thread, guest),
        app.post(`/admin/messages/${id}/reply`, { message: 'All night.' }, admin),
        app.post(endpoints.queries, enquiry, guest),
      ]);
      await expect.poll(waiting).toBe(5);
      const counts = [chatMessages, requests, messages].map((table) => app.db.$count(table));
      expect(await Promise.all(counts)).toEqual([0, 0, 1]);
      gate.resolve();
      await recording;
      expect((await sent).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    });
  },
);
