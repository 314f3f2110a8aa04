import * as endpoints from '@foyer/shared/api/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openPostgres } from '../db/postgres.ts';
import { chatMessages, mailNotices, mails } from '../db/schema.ts';
import { createGuest, createHotel } from '../testing/fixtures.ts';
import { hotelApp } from '../testing/hotel-app.ts';
import { TEST_LIMITS, TEST_SERVER } from '../testing/temporary-database.ts';
import { demoDatabase } from '../testing/test-databases.ts';
import { forgetNotices, tellUnseen } from './tell-unseen.ts';

const APP = 'https://stay.example.com';

describe('API-19 what a guest does not see', () => {
  const own = hotelApp();
  const say = (body: string) =>
    own.app.post('/admin/quick-chat/send', { to: own.guest.id, body }, own.admin);
  const begin = async (): Promise<number> => {
    const thread = { subject: 'Late', message: 'After midnight' };
    return (await own.app.post(endpoints.sendMessage, thread, own.guest)).body.data.id;
  };
  const reply = (thread: number) =>
    own.app.post(`/admin/messages/${thread}/reply`, { message: 'All night.' }, own.admin);
  const tell = () => tellUnseen(own.app.db, APP, own.app.deps.now());
  const told = () => own.app.db.select().from(mails).where(eq(mails.recipient, own.guest.email));
  const links = async () => (await told()).map(({ text }) => text.split('\n').at(-1));
  const chat = () => `${APP}/${own.hotel.slug}/dashboard/chat`;

  it('is told by mail after ten minutes: the hotel, a link, and nothing of the text', async () => {
    await say('The secret supper is at nine');
    own.app.pass(9);
    await tell();
    expect(await told()).toEqual([]);
    own.app.pass(2);
    await tell();
    expect(await told()).toMatchObject([
      { subject: 'A message from Grand Plaza', deliver: true, text: expect.stringMatching(/\n\n/) },
    ]);
    expect(JSON.stringify(await told())).not.toContain('supper');
    expect(await links()).toEqual([chat()]);
  });

  it('each conversation is told by itself, a thread with the link to it', async () => {
    const [one, two] = [await begin(), await begin()];
    await say('Hello');
    await reply(one);
    await reply(one);
    await reply(two);
    own.app.pass(11);
    await tell();
    const thread = (id: number) => `${APP}/${own.hotel.slug}/dashboard/messages/${id}`;
    expect((await links()).sort()).toEqual([chat(), thread(one), thread(two)].sort());
  });

  it('is told once, and what comes after it not before an hour', async () => {
    await say('one');
    own.app.pass(11);
    await tell();
    await tell();
    await say('two');
    own.app.pass(48);
    await tell();
    expect(await told()).toHaveLength(1);
    own.app.pass(13);
    await tell();
    expect(await told()).toHaveLength(2);
    for (let hour = 0; hour < 30; hour += 1) {
      own.app.pass(60);
      await tell();
      await forgetNotices(own.app.db, own.app.deps.now());
    }
    expect(await told()).toHaveLength(2);
    expect(await own.app.db.$count(mailNotices)).toBe(0);
  });

  it('is not told when it was seen meanwhile', async () => {
    const thread = await begin();
    const { id } = (await say('Hello')).body.data;
    const answer = (await reply(thread)).body.data;
    own.app.pass(9);
    await own.app.post(endpoints.quickChatSeen, { last_id: id }, own.guest);
    await own.app.post(endpoints.threadSeen(thread), { last_id: answer.id }, own.guest);
    own.app.pass(2);
    await tell();
    expect(await told()).toEqual([]);
  });

  it("is not told to who switched it off, nor of one's own words", async () => {
    await begin();
    await own.app.post(endpoints.sendQuickChat, { body: 'Hello?', to_user_id: null }, own.guest);
    own.app.pass(11);
    await tell();
    expect(await told()).toEqual([]);
    await own.app.post(endpoints.mailPreference, { messages: false }, own.guest);
    await say('Hello');
    own.app.pass(11);
    await tell();
    expect(await told()).toEqual([]);
  });

  it('is no news after a day', async () => {
    await say('Hello');
    own.app.pass(25 * 60);
    await tell();
    expect(await told()).toEqual([]);
  });
});

/** Several connections are needed for two processes; PGlite has one. */
describe.skipIf(!TEST_SERVER)('API-19 two processes that look at once', () => {
  it('tell each conversation once', async () => {
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
    const now = new Date();
    const counts = await Promise.all(
      [one, other, one, other].map(({ db }) => tellUnseen(db, APP, now)),
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(20);
    const recipients = await one.db.select({ to: mails.recipient }).from(mails);
    expect(recipients.map(({ to }) => to).sort()).toEqual(guests.map(({ email }) => email).sort());
    await one.close();
    await other.close();
    await drop();
  });
});
