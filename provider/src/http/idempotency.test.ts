import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../db/schema/accounts.ts';
import { idempotencyKeys, mails } from '../db/schema/server-state.ts';
import { createGuest, createHotel } from '../testing/fixtures.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { DATABASES } from '../testing/test-databases.ts';
import { KEYS_PER_SENDER, storedResponse } from './idempotency.ts';

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
    const submission = {
      ...{ key: randomUUID(), account: undefined, address: '10.0.0.1' },
      ...{ path: '/x', receiver: undefined, body: '{}' },
    };
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

  /** Fills a sender's bound with older rows, and counts the sender's rows. */
  async function fillBound(sender: string) {
    const bySender = eq(idempotencyKeys.sender, sender);
    const row = { sender, request_hmac: 'x', answer: 'y' };
    const now = Date.now();
    await app.db.insert(idempotencyKeys).values(
      Array.from({ length: KEYS_PER_SENDER }, (_, age) => ({
        ...row,
        key_hash: `${sender} ${age}`,
        expires_at: new Date(now + (age + 1) * 1000),
      })),
    );
    return {
      count: () => app.db.$count(idempotencyKeys, bySender),
      /** Lists the ages of the remaining older rows. */
      async remaining() {
        const rows = await app.db.select().from(idempotencyKeys).where(bySender);
        const ages = rows.map(({ key_hash }) => Number(key_hash.split(' ')[1]));
        return ages.filter((age) => age >= 0).toSorted((one, other) => one - other);
      },
    };
  }
  const agesFrom = (first: number) =>
    Array.from({ length: KEYS_PER_SENDER - first }, (_, index) => first + index);

  test('API-111 a guest has a bounded number of keys, and the oldest goes first', async () => {
    const hotel = await createHotel(app.db);
    const [guest, other] = [await createGuest(app.db, hotel), await createGuest(app.db, hotel)];
    const rows = await fillBound(String(guest.id));
    const [body, key] = [{ messages: true }, keyed()];
    const send = ({ token } = guest, { headers } = keyed()) =>
      app.post('/mail-preference', body, { token, headers });
    for (let calls = 0; calls < 3; calls += 1) expect((await send()).status).toBe(200);
    expect(await rows.count()).toBe(KEYS_PER_SENDER);
    expect(await rows.remaining()).toEqual(agesFrom(3));
    await send(other);
    expect(await rows.remaining()).toEqual(agesFrom(3));

    const message = { subject: 'Late', message: 'After midnight' };
    const newest = { token: guest.token, headers: key.headers };
    const first = await app.post('/messages/send', message, newest);
    expect((await app.post('/messages/send', message, newest)).body).toEqual(first.body);
    expect(await rows.count()).toBe(KEYS_PER_SENDER);

    const sent = await Promise.all(Array.from({ length: 10 }, () => send()));
    for (const { status } of sent) expect(status).toBe(200);
    await send();
    expect(await rows.count()).toBe(KEYS_PER_SENDER);
    expect(await rows.remaining()).toEqual(agesFrom(15));
    expect((await app.post('/messages/send', message, newest)).body).toEqual(first.body);
  });

  test('API-111 calls without a token share the bound of their address', async () => {
    const address = '2001:db8:0:7::1';
    const call = (from = address) =>
      app.post(
        '/forget-password',
        { email: `${randomUUID()}@example.com` },
        { address: from, ...keyed() },
      );
    await call();
    const [stored] = await app.db
      .select()
      .from(idempotencyKeys)
      .orderBy(desc(idempotencyKeys.expires_at))
      .limit(1);
    const rows = await fillBound(stored?.sender ?? '');
    await call('2001:db8:0:8::1');
    expect(await rows.count()).toBe(KEYS_PER_SENDER + 1);
    await call('2001:db8:0:7::2');
    expect(await rows.count()).toBe(KEYS_PER_SENDER);
    expect(stored?.sender).not.toContain('2001');
  });

  test('API-111 the response to the longest message takes a few kilobytes', async () => {
    const { id, token } = await createGuest(app.db, await createHotel(app.db));
    const escaped = '\x01';
    const longest = { subject: escaped.repeat(150), message: escaped.repeat(2000) };
    expect((await app.post('/messages/send', longest, { token, ...keyed() })).status).toBe(201);
    const [stored] = await app.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.sender, String(id)));
    expect(stored?.answer.length).toBeLessThan(20_000);
  });

  test('a key expires after a day', async () => {
    const [guest, key] = [newGuest(), keyed()];
    await app.post('/register', guest, key);
    app.advanceMinutes(24 * 60 + 1);
    expect((await app.post('/register', guest, key)).body.errors).toHaveProperty('email');
  });
});
