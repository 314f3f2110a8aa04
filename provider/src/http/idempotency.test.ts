import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../db/schema/accounts.ts';
import { idempotencyKeys, mails } from '../db/schema/server-state.ts';
import { createGuest, createHotel } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { DATABASES } from '../testing/test-databases.ts';
import { storedResponse } from './idempotency.ts';

function newGuest() {
  return {
    name: 'Noor Ahmadi',
    email: `noor-${randomUUID()}@example.com`,
    phone: '+447700900123',
    password: 'Lantern42',
    password_confirmation: 'Lantern42',
    hotel_slug: 'seaside-inn',
  };
}

describe.each(DATABASES)('repeated submissions on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(open);
  });
  afterAll(() => app.close());

  const keyed = (key: string = randomUUID()) => ({ headers: { 'Idempotency-Key': key } });
  const guestsCalled = (email: string) => app.db.select().from(users).where(eq(users.email, email));

  test('FAULT-19 a retry after the commit gets the first response and stores nothing', async () => {
    const [guest, key] = [newGuest(), keyed()];
    const first = await app.post('/register', guest, key);
    const second = await app.post('/register', guest, key);
    expect(first.status).toBe(201);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await guestsCalled(guest.email)).toHaveLength(1);
  });

  test('FAULT-26 ten concurrent submissions get one response and store one row', async () => {
    const [guest, key] = [newGuest(), keyed()];
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => app.post('/register', guest, key)),
    );
    for (const { status, body } of responses) {
      expect([status, body]).toEqual([201, responses[0]?.body]);
    }
    expect(await guestsCalled(guest.email)).toHaveLength(1);
  });

  test('sends one mail for a double-clicked code request', async () => {
    const { email } = await createGuest(app.db, await createHotel(app.db));
    const key = keyed();
    await Promise.all([1, 2, 3].map(() => app.post('/forget-password', { email }, key)));
    expect(await app.db.select().from(mails).where(eq(mails.recipient, email))).toHaveLength(1);
  });

  test('repeats the token of a verified code, which works once', async () => {
    const { email } = await createGuest(app.db, await createHotel(app.db));
    await app.post('/forget-password', { email });
    const [body, key] = [{ email, otp: await app.code(email) }, keyed()];
    const [first, second] = [
      await app.post('/verify-otp', body, key),
      await app.post('/verify-otp', body, key),
    ];
    expect(second.body).toEqual(first.body);
    expect(second.body.data.token).toMatch(/^[\w-]{43}$/);
    expect((await app.post('/verify-otp', body)).status).toBe(422);
  });

  test('stores no response that is readable from the database alone', async () => {
    const { email, password } = await createGuest(app.db, await createHotel(app.db));
    const key = randomUUID();
    const { body } = await app.post('/login', { email, password }, keyed(key));
    const rows = JSON.stringify(await app.db.select().from(idempotencyKeys));
    for (const secret of [key, password, body.data.token, email])
      expect(rows).not.toContain(secret);
  });

  test('rejects the same key with another body', async () => {
    const key = keyed();
    expect((await app.post('/register', newGuest(), key)).status).toBe(201);
    const { status, body } = await app.post('/register', newGuest(), key);
    expect(status).toBe(422);
    expect(body.message).toBe('This Idempotency-Key was used for another request.');
  });

  test('allows a retry of a rejected submission with the same key', async () => {
    const [guest, key] = [newGuest(), keyed()];
    const rejected = await app.post('/register', { ...guest, hotel_slug: 'no-such' }, key);
    expect(rejected.status).toBe(422);
    expect((await app.post('/register', guest, key)).status).toBe(201);
  });

  test('separates the keys of guests and of calls', async () => {
    const hotel = await createHotel(app.db);
    const [one, other] = [await createGuest(app.db, hotel), await createGuest(app.db, hotel)];
    const key = randomUUID();
    const statuses = [];
    for (const { token } of [one, other]) {
      statuses.push((await app.post('/logout', null, { token, ...keyed(key) })).status);
    }
    expect(statuses).toEqual([200, 200]);
    expect((await app.get('/categories/dining', { token: other.token })).status).toBe(401);
  });

  test.each(['', 'ü', 'with space', 'k'.repeat(201)])('rejects the key %j', async (key) => {
    const headers = { 'Idempotency-Key': Buffer.from(key).toString('latin1') };
    expect(
      (await app.post('/forget-password', { email: 'a@example.com' }, { headers })).status,
    ).toBe(422);
  });

  test('FAULT-26 rolls a repetition back if the first one was stored meanwhile', async () => {
    const submission = { key: randomUUID(), principal: 'anonymous', path: '/x', body: '{}' };
    const response = storedResponse(app.deps, submission);
    const { email } = await createGuest(app.db, await createHotel(app.db));
    await app.db.transaction((tx) => response.store('first', tx));
    const repetition = app.db.transaction(async (tx) => {
      await tx.delete(users).where(eq(users.email, email));
      await response.store('second', tx);
    });
    await expect(repetition).rejects.toThrow('was stored first');
    expect(await guestsCalled(email)).toHaveLength(1);
    expect(await response.find()).toBe('first');
  });

  test('a key expires after a day', async () => {
    const [guest, key] = [newGuest(), keyed()];
    await app.post('/register', guest, key);
    app.advanceMinutes(24 * 60 + 1);
    expect((await app.post('/register', guest, key)).body.errors).toHaveProperty('email');
  });
});
