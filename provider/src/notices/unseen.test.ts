import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openPostgres } from '../db/postgres.ts';
import { chatMessages, mailNotices, requests } from '../db/schema/correspondence.ts';
import { mails } from '../db/schema/server-state.ts';
import { sweep } from '../db/sweep.ts';
import { createGuest, createHotel } from '../testing/fixtures.ts';
import { hotelApp } from '../testing/hotel-app.ts';
import { TEST_LIMITS, TEST_SERVER } from '../testing/temporary-database.ts';
import { demoDatabase } from '../testing/test-databases.ts';
import { queueUnseenMails } from './queue-unseen-mails.ts';

const APP = 'https://stay.example.com';

describe('an unseen message', () => {
  const context = hotelApp();
  const sendFromDesk = (body: string) =>
    context.app.post('/admin/quick-chat/send', { to: context.guest.id, body }, context.admin);
  const begin = async (): Promise<number> => {
    const thread = { subject: 'Late', message: 'After midnight' };
    return (await context.app.post(endpoints.sendMessage, thread, context.guest)).body.data.id;
  };
  const reply = (thread: number) =>
    context.app.post(`/admin/messages/${thread}/reply`, { message: 'All night.' }, context.admin);
  const queueMails = () => queueUnseenMails(context.app.db, APP);
  const queuedMails = () =>
    context.app.db.select().from(mails).where(eq(mails.recipient, context.guest.email));
  const links = async () => (await queuedMails()).map(({ text }) => text.split('\n').at(-1));
  const chat = () => `${APP}/${context.hotel.slug}/dashboard/chat`;

  test('API-19 API-66 is mailed after ten minutes with the hotel and a link, without its text', async () => {
    await sendFromDesk('The secret supper is at nine');
    context.app.advanceMinutes(9);
    await queueMails();
    expect(await queuedMails()).toEqual([]);
    context.app.advanceMinutes(2);
    await queueMails();
    expect(await queuedMails()).toMatchObject([
      { subject: 'A message from Grand Plaza', deliver: true, text: expect.stringMatching(/\n\n/) },
    ]);
    expect(JSON.stringify(await queuedMails())).not.toContain('supper');
    expect(await links()).toEqual([chat()]);
  });

  test('API-19 API-66 is mailed per conversation, with a link to the thread', async () => {
    const [one, two] = [await begin(), await begin()];
    await sendFromDesk('Hello');
    await reply(one);
    await reply(one);
    await reply(two);
    context.app.advanceMinutes(11);
    await queueMails();
    const thread = (id: number) => `${APP}/${context.hotel.slug}/dashboard/messages/${id}`;
    expect((await links()).sort()).toEqual([chat(), thread(one), thread(two)].sort());
  });

  test('API-19 API-68 is mailed once, and the next message an hour later at the earliest', async () => {
    await sendFromDesk('one');
    context.app.advanceMinutes(11);
    await Promise.all([queueMails(), queueMails()]);
    await sendFromDesk('two');
    context.app.advanceMinutes(48);
    await queueMails();
    expect(await queuedMails()).toHaveLength(1);
    context.app.advanceMinutes(13);
    await queueMails();
    expect(await queuedMails()).toHaveLength(2);
    for (let hour = 0; hour < 30; hour += 1) {
      context.app.advanceMinutes(60);
      await queueMails();
      expect((await queuedMails()).length).toBeLessThanOrEqual(2);
      await sweep(context.app.db);
    }
    expect(await queuedMails()).toEqual([]);
    expect(await context.app.db.$count(mailNotices)).toBe(0);
  });

  test('API-67 is not mailed after the guest saw it', async () => {
    const thread = await begin();
    const { id } = (await sendFromDesk('Hello')).body.data;
    const response = (await reply(thread)).body.data;
    context.app.advanceMinutes(9);
    await context.app.post(endpoints.quickChatSeen, { last_id: id }, context.guest);
    await context.app.post(endpoints.threadSeen(thread), { last_id: response.id }, context.guest);
    context.app.advanceMinutes(2);
    await queueMails();
    expect(await queuedMails()).toEqual([]);
  });

  test('API-67 is not mailed when the guest switched mails off or wrote it', async () => {
    await begin();
    await context.app.post(
      endpoints.sendQuickChat,
      { body: 'Hello?', to_user_id: null },
      context.guest,
    );
    context.app.advanceMinutes(11);
    await queueMails();
    expect(await queuedMails()).toEqual([]);
    await context.app.post(endpoints.mailPreference, { messages: false }, context.guest);
    await sendFromDesk('Hello');
    context.app.advanceMinutes(11);
    await queueMails();
    expect(await queuedMails()).toEqual([]);
  });

  test('API-19 is not mailed after a day', async () => {
    await sendFromDesk('Hello');
    context.app.advanceMinutes(25 * 60);
    await queueMails();
    expect(await queuedMails()).toEqual([]);
  });
});

/** Two processes need several connections; PGlite has one. */
describe.skipIf(!TEST_SERVER)('API-68 two concurrent processes', () => {
  test('mail each conversation once', async () => {
    const { url, drop } = await demoDatabase();
    const [one, other] = [
      await openPostgres(url, async () => {}, TEST_LIMITS),
      await openPostgres(url, async () => {}, TEST_LIMITS),
    ];
    const hotel = await createHotel(one.db, { categories: [] });
    const created_at = new Date(Date.now() - 11 * 60_000);
    const guests = await Promise.all(Array.from({ length: 20 }, () => createGuest(one.db, hotel)));
    await one.db
      .insert(chatMessages)
      .values(
        guests.map(({ id }) => ({ hotel_id: hotel.id, guest_id: id, body: 'x', created_at })),
      );
    const contactDetails = { name: 'Noor', email: 'noor@example.com', phone: '1' };
    const answered = { kind: 'enquiry' as const, answer: 'Yes.', answered_at: created_at };
    await one.db
      .insert(requests)
      .values(
        guests.flatMap(({ id }) =>
          [1, 2].map(() => ({ ...contactDetails, ...answered, hotel_id: hotel.id, user_id: id })),
        ),
      );
    const counts = await Promise.all(
      [one, other, one, other].map(({ db }) => queueUnseenMails(db, APP)),
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(40);
    const recipients = await one.db.select({ to: mails.recipient }).from(mails);
    expect(recipients.map(({ to }) => to).sort()).toEqual(
      guests.flatMap(({ email }) => [email, email]).sort(),
    );
    await one.close();
    await other.close();
    await drop();
  });
});
