import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mails } from '../db/schema/server-state.ts';
import { hotelApp } from '../testing/hotel-app.ts';
import { queueUnseenMails } from './queue-unseen-mails.ts';

const APP = 'https://stay.example.com';

describe('an unseen answer to a request', () => {
  const context = hotelApp();
  const queueMails = () => queueUnseenMails(context.app.db, APP);
  const queuedMails = () =>
    context.app.db.select().from(mails).where(eq(mails.recipient, context.guest.email));
  const links = async () => (await queuedMails()).map(({ text }) => text.split('\n').at(-1));
  const enquire = async (): Promise<number> => {
    const contactDetails = { name: 'Noor', email: 'noor@example.com', phone: '447700900123' };
    const query = { ...contactDetails, message: 'Free?', category_id: null, type: 'Parking' };
    return (await context.app.post(endpoints.queries, query, context.guest)).body.data.id;
  };
  const answer = async (id: number, text = 'The secret place is two.') =>
    (await context.app.post(`/admin/requests/${id}/answer`, { text }, context.admin)).body.data;
  const requestsPage = () => `${APP}/${context.hotel.slug}/dashboard/requests`;

  test('API-117 is mailed like a message, once for several', async () => {
    const [one, two] = [await enquire(), await enquire()];
    await answer(one);
    await answer(two);
    context.app.advanceMinutes(9);
    await queueMails();
    expect(await queuedMails()).toEqual([]);
    context.app.advanceMinutes(2);
    await Promise.all([queueMails(), queueMails()]);
    expect(await queuedMails()).toMatchObject([
      { subject: 'An answer from Grand Plaza', text: expect.stringContaining('your request') },
    ]);
    expect(await links()).toEqual([requestsPage()]);
    expect(JSON.stringify(await queuedMails())).not.toContain('secret');
    await queueMails();
    expect(await queuedMails()).toHaveLength(1);
  });

  test('API-117 is mailed an hour after the last mail at the earliest, also if it replaces another', async () => {
    const [one, two] = [await enquire(), await enquire()];
    await answer(one);
    context.app.advanceMinutes(11);
    await queueMails();
    await answer(one, 'The place is three.');
    await answer(two);
    context.app.advanceMinutes(48);
    await queueMails();
    expect(await queuedMails()).toHaveLength(1);
    context.app.advanceMinutes(13);
    await queueMails();
    expect(await links()).toEqual([requestsPage(), requestsPage()]);
    context.app.advanceMinutes(61);
    await queueMails();
    expect(await queuedMails()).toHaveLength(2);
  });

  test('API-67 API-117 is not mailed after the guest saw it, without the preference, or after a day', async () => {
    const id = await enquire();
    const { answered_at } = await answer(id);
    await context.app.post(endpoints.requestSeen(id), { answered_at }, context.guest);
    context.app.advanceMinutes(11);
    await queueMails();
    await context.app.post(endpoints.mailPreference, { messages: false }, context.guest);
    await answer(await enquire());
    context.app.advanceMinutes(11);
    await queueMails();
    expect(await queuedMails()).toEqual([]);
    await context.app.post(endpoints.mailPreference, { messages: true }, context.guest);
    context.app.advanceMinutes(24 * 60);
    await queueMails();
    expect(await queuedMails()).toEqual([]);
  });
});
