import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { users } from './db/schema/accounts.ts';
import { mails } from './db/schema/server-state.ts';
import { createGuest, createHotel } from './testing/fixtures.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

describe('a hostile guest', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  const guestOfItsOwn = async () => createGuest(app.db, await createHotel(app.db));

  test('sets no field that a call does not have', async () => {
    const password = 'Lantern42 over the bay';
    const guest = {
      name: 'Noor Ahmadi',
      email: `noor-${randomUUID()}@example.com`,
      phone: '+447700900123',
      password,
      password_confirmation: password,
      hotel_slug: 'seaside-inn',
    };
    const extra = { id: 1, role: 'admin', hotel_id: 1, password_hash: 'x', mail_messages: false };
    expect((await app.post('/register', { ...guest, ...extra })).status).toBe(201);
    const [stored] = await app.db.select().from(users).where(eq(users.email, guest.email));
    expect(stored).toMatchObject({ role: 'guest', mail_messages: true });
    expect(stored?.id).not.toBe(1);
    expect(stored?.password_hash).toContain('argon2id');
  });

  test('has a token for 90 days', async () => {
    const { token } = await guestOfItsOwn();
    const statusOf = async () => (await app.get('/categories/dining', { token })).status;
    app.advanceMinutes(90 * 24 * 60 - 1);
    expect(await statusOf()).toBe(200);
    app.advanceMinutes(1);
    expect(await statusOf()).toBe(401);
  });

  test.each([
    'guest@a.test\r\nBcc: other@a.test',
    'guest@a.test,other@a.test',
    '"Guest" <guest@a.test>, <other@a.test>',
    'guest@a.test\0@b.test',
  ])('sends no mail to the address %j', async (email) => {
    const before = await app.db.$count(mails);
    expect((await app.post('/forget-password', { email })).status).toBe(422);
    expect(await app.db.$count(mails)).toBe(before);
  });

  test('reads the first of repeated values of a query', async () => {
    const { token } = await guestOfItsOwn();
    expect((await app.get('/quick-chat?after_id=0&after_id=x', { token })).status).toBe(200);
    expect((await app.get('/quick-chat?after_id=x&after_id=0', { token })).status).toBe(422);
  });

  test('learns nothing from an unexpected error, which the log describes', async () => {
    const { token } = await guestOfItsOwn();
    const broken = vi.spyOn(app.db, 'transaction').mockImplementation(() => {
      throw new Error('relation "secret_table" does not exist');
    });
    const { status, body } = await app.post(
      '/messages/send',
      { subject: 'a', message: 'b' },
      { token },
    );
    broken.mockRestore();
    const message = 'Something went wrong on our side. Please try again.';
    expect({ status, body }).toEqual({ status: 500, body: { status: false, message } });
    expect(app.logged.join('\n')).toContain('secret_table');
  });
});
